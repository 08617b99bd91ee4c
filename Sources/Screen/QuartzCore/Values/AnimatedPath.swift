/// A parsed key path of a layer: a property, or a part of one.
///
/// Source: Layers.K1–K5
struct AnimatedPath {
  /// The key of the property or custom value.
  let name: String
  private let property: LayerProperty?
  private let members: ArraySlice<Substring>

  /// Parses a key path; an unknown first key stands for a custom value.
  init(_ keyPath: String) {
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    let first = names.first ?? ""
    // The property is called `isHidden` in Swift and `hidden` in key paths.
    name = first == "isHidden" ? "hidden" : String(first)
    property = LayerProperty.named(Substring(name))
    members = names.dropFirst()
  }

  /// Returns the value in a state, or `nil` if there is none.
  func value(in state: LayerState) -> AnimationValue? {
    let whole = property?.get(state) ?? state.custom[name]
    return whole?.member(members)
  }

  /// Sets the value in a state; a value of another type is ignored.
  func set(_ value: AnimationValue, in state: inout LayerState) {
    if let property {
      property.set(&state, property.get(state).replacing(members, with: value))
    } else if members.isEmpty {
      state.custom[name] = value
    } else if let whole = state.custom[name] {
      state.custom[name] = whole.replacing(members, with: value)
    }
  }
}
