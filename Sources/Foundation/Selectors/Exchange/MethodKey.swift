/// A method of one class: the class and the name of the selector.
struct MethodKey: Hashable {
  let owner: ObjectIdentifier
  let name: String

  init(_ owner: AnyClass, _ name: String) {
    (self.owner, self.name) = (ObjectIdentifier(owner), name)
  }
}
