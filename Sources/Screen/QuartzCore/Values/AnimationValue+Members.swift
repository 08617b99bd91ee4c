// The components of a value that key paths address.
// Source: Layers.K2–K4
extension AnimationValue {
  /// Returns the part with a name, or `nil` if there is none.
  func member(_ names: ArraySlice<Substring>) -> AnimationValue? {
    guard let first = names.first else { return self }
    switch (self, first) {
    case (.point(let value), "x"): return .number(value.x)
    case (.point(let value), "y"): return .number(value.y)
    case (.size(let value), "width"): return .number(value.x)
    case (.size(let value), "height"): return .number(value.y)
    case (.rect(let value), "origin"):
      return AnimationValue.point(value.lowHalf).member(names.dropFirst())
    case (.rect(let value), "size"):
      return AnimationValue.size(value.highHalf).member(names.dropFirst())
    case (.transform(let value), _):
      return TransformMember(names)?.value(of: value)
    default:
      return nil
    }
  }

  /// Returns the value with a part replaced; unchanged if there is no such part or its type
  /// differs.
  func replacing(_ names: ArraySlice<Substring>, with part: AnimationValue) -> AnimationValue {
    guard let first = names.first else { return part }
    switch (self, first, part) {
    case (.point(let value), "x", .number(let part)): return .point(SIMD2(part, value.y))
    case (.point(let value), "y", .number(let part)): return .point(SIMD2(value.x, part))
    case (.size(let value), "width", .number(let part)): return .size(SIMD2(part, value.y))
    case (.size(let value), "height", .number(let part)): return .size(SIMD2(value.x, part))
    case (.rect(let value), "origin", _):
      guard
        case .point(let origin) = AnimationValue.point(value.lowHalf)
          .replacing(names.dropFirst(), with: part)
      else { return self }
      return .rect(SIMD4(lowHalf: origin, highHalf: value.highHalf))
    case (.rect(let value), "size", _):
      guard
        case .size(let size) = AnimationValue.size(value.highHalf)
          .replacing(names.dropFirst(), with: part)
      else { return self }
      return .rect(SIMD4(lowHalf: value.lowHalf, highHalf: size))
    case (.transform(let value), _, _):
      return .transform(TransformMember(names)?.replacing(in: value, with: part) ?? value)
    default:
      return self
    }
  }
}
