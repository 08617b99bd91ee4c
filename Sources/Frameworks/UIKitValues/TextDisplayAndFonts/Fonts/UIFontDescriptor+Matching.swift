extension UIFontDescriptor {
  /// Returns the descriptors of fonts whose attributes match this descriptor's font (Text.FO15).
  ///
  /// - Parameter keys: The attributes that must match; attributes without equality have no effect.
  ///   `nil` for the name.
  package func matches(_ keys: Set<AttributeName>?) -> [UIFontDescriptor] {
    guard hasFont else { return [] }
    let asked = Self.comparable.intersection(keys ?? [.name]).map { ($0, object(forKey: $0)) }
    return Self.available.filter { descriptor in
      asked.allSatisfy { descriptor.object(forKey: $0) as? String == $1 as? String }
    }
  }

  /// The descriptors of all named fonts.
  package static var available: [UIFontDescriptor] {
    UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.map {
      UIFontDescriptor(fontAttributes: [.name: $0])
    }
  }

  /// The comparable attributes.
  private static let comparable: Set<AttributeName> = [.name, .family, .face, .visibleName]
}

extension UIFontDescriptor {
  /// Returns the descriptor with another weight.
  ///
  /// - Parameter number: The numeric weight, 1…1000.
  package func with(weightNumber number: Int) -> UIFontDescriptor {
    UIFontDescriptor(values.with { $0.face.weight = FontFace.weight(ofNumber: number) })
  }
}
