/**
 * An ESLint rule: no object of more than 12 services or functions is passed around. What takes thirty of them says nothing of
 * what it needs. States and views are data, of any size.
 */
const MOST = 12;

const parts = (type) => (type.isUnion() ? type.types : [type]);
const isFunction = (type) => parts(type).some((part) => part.getCallSignatures().length > 0);

/** Something with methods that is declared in this project or a package, as no array and no Map is. */
function isService(type, checker, program) {
  return parts(type).some(
    (part) =>
      part.symbol?.declarations?.some((one) => !program.isSourceFileDefaultLibrary(one.getSourceFile())) === true &&
      part.getProperties().some((property) => isFunction(checker.getTypeOfSymbol(property))),
  );
}

export const fewServices = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      many: '{{name}} has {{count}} services or functions; 12 are the most. Take ports by role, each for what it is.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const check = (node) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node.id));
      const count = type.getProperties().filter((property) => {
        const of = checker.getTypeOfSymbol(property);
        return isFunction(of) || isService(of, checker, program);
      }).length;
      if (count > MOST) context.report({ node: node.id, messageId: 'many', data: { name: node.id.name, count } });
    };
    return {
      TSInterfaceDeclaration: check,
      'TSTypeAliasDeclaration:has(> TSTypeLiteral, > TSIntersectionType)': check,
    };
  },
};
