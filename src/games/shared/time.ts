/** Engine time: milliseconds since the epoch, as the table's clock gives them; or a duration in milliseconds. */
export type Millis = number;
