// Points, sizes and rectangles as dictionaries, for property lists.
// Source: Drawing.GD1

extension CGPoint {
  /// The point as a dictionary of its coordinates.
  public var dictionaryRepresentation: CFDictionary {
    ["X": NSNumber(value: Double(x)), "Y": NSNumber(value: Double(y))]
  }

  /// Creates a point from a dictionary of its coordinates; nil if one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number("X", of: dict), let y = number("Y", of: dict) else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// The size as a dictionary of its dimensions.
  public var dictionaryRepresentation: CFDictionary {
    ["Width": NSNumber(value: Double(width)), "Height": NSNumber(value: Double(height))]
  }

  /// Creates a size from a dictionary of its dimensions; nil if one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number("Width", of: dict), let height = number("Height", of: dict) else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// The rectangle as a dictionary of its coordinates and dimensions.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { $1 }
  }

  /// Creates a rectangle from a dictionary of its coordinates and dimensions; nil if one is
  /// missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

/// Returns a number of a dictionary, whose values may be Swift's numbers.
private func number(_ key: String, of dictionary: CFDictionary) -> Double? {
  switch dictionary[key] {
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as Int: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
