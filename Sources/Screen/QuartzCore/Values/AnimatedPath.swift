/// A key path of a layer, taken apart: a property, or a part of one.
///
/// Source: Documentation/Behaviour/Layers.md#key-paths (K1–K5)
struct AnimatedPath {
  /// The property, or the layer's own value, that it begins with.
  let name: String
  private let property: LayerProperty?
  private let members: ArraySlice<Substring>

  /// Takes a key path apart; a first name that is no property's is one of the layer's own values.
  init(_ keyPath: String) {
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    let first = names.first ?? ""
    // `isHidden` is what Swift calls it, `hidden` what key paths do.
    name = first == "isHidden" ? "hidden" : String(first)
    property = LayerProperty.named(Substring(name))
    members = names.dropFirst()
  }

  /// The value in a state, or `nil` where there is none of that name.
  func value(in state: LayerState) -> AnimationValue? {
    let whole = property?.get(state) ?? state.custom[name]
    return whole?.member(members)
  }

  /// Sets the value in a state; one of another kind changes nothing.
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
