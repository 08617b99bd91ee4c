/// A component of a transform that has a name in key paths.
///
/// Source: Layers.K4
enum TransformMember: Equatable {
  /// The scale along an axis, 0…2.
  case scale(axis: Int)
  /// The mean scale; setting it sets all three.
  case meanScale
  /// The rotation about an axis, 0…2, in radians.
  case rotation(axis: Int)
  /// The translation along an axis, 0…2.
  case translation(axis: Int)
  /// The translation in the plane, as a size.
  case planeTranslation

  /// Creates the component from its names, or returns `nil`.
  init?(_ names: ArraySlice<Substring>) {
    let rest = names.dropFirst()
    guard let first = names.first, rest.count <= 1 else { return nil }
    let axis = rest.first.map { ["x", "y", "z"].firstIndex(of: $0) ?? -1 }
    guard axis != -1 else { return nil }
    switch first {
    case "scale": self = axis.map { .scale(axis: $0) } ?? .meanScale
    case "rotation": self = .rotation(axis: axis ?? 2)
    case "translation": self = axis.map { .translation(axis: $0) } ?? .planeTranslation
    default: return nil
    }
  }

  /// Returns the component of a transform, or `nil` if the transform is singular.
  func value(of transform: CATransform3D) -> AnimationValue? {
    guard let parts = TransformComponents(transform) else { return nil }
    switch self {
    case .scale(let axis): return .number(parts.scale[axis])
    case .meanScale: return .number(parts.scale.sum() / 3)
    case .rotation(let axis): return .number(parts.rotation.angles[axis])
    case .translation(let axis): return .number(parts.translation[axis])
    case .planeTranslation: return .size(SIMD2(parts.translation.x, parts.translation.y))
    }
  }

  /// Returns the transform with the component replaced, or `nil` if it is singular or the type
  /// differs.
  func replacing(in transform: CATransform3D, with part: AnimationValue) -> CATransform3D? {
    guard var parts = TransformComponents(transform) else { return nil }
    switch (self, part) {
    case (.scale(let axis), .number(let value)): parts.scale[axis] = value
    case (.meanScale, .number(let value)): parts.scale = SIMD3(repeating: value)
    case (.rotation(let axis), .number(let value)):
      var angles = parts.rotation.angles
      angles[axis] = value
      parts.rotation = Quaternion(angles: angles)
    case (.translation(let axis), .number(let value)): parts.translation[axis] = value
    case (.planeTranslation, .size(let value)), (.planeTranslation, .point(let value)):
      (parts.translation.x, parts.translation.y) = (value.x, value.y)
    default: return nil
    }
    return parts.transform
  }
}
