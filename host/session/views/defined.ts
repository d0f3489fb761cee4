type Defined<Parts> = {
  [Key in keyof Parts as undefined extends Parts[Key] ? never : Key]: Parts[Key];
} & {
  [Key in keyof Parts as undefined extends Parts[Key] ? Key : never]?: Exclude<Parts[Key], undefined>;
};

/** The parts that are not undefined: a view has no property for what there is not. */
export function defined<Parts extends object>(parts: Parts): Defined<Parts> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Defined<Parts>;
}
