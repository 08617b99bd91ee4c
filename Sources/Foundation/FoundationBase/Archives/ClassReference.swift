/// A class, which never changes and may be used on any thread.
struct ClassReference {
  let type: AnyClass
}
