import TactusDisplayList

/// An iPhone font family (Text.FO8).
struct PhoneFontFamily: Sendable {
  /// The class of a family's letterforms, which determines its substitutes.
  enum Letters: String {
    case plain, serif, monospaced
    /// Letters with the widths of Helvetica, Times or Courier.
    case helvetica, times, courier
    case emoji

    /// The possible substitute fonts, best first.
    var substitutes: [String] {
      switch self {
      case .plain: ["Inter"]
      case .serif: ["DejaVu Serif"]
      case .monospaced: ["DejaVu Sans Mono"]
      case .helvetica: ["Liberation Sans", "Inter"]
      case .times: ["Liberation Serif", "DejaVu Serif"]
      case .courier: ["Liberation Mono", "DejaVu Sans Mono"]
      case .emoji: ["Noto Color Emoji", "Inter"]
      }
    }
  }

  let name: String
  /// The faces, the regular one first.
  let faces: [PhoneFontFace]
  /// The substitute family.
  let substitute: String
  /// Whether the family is monospaced.
  let isMonospaced: Bool
  /// Whether all faces are condensed.
  let isCondensed: Bool

  /// Creates a family.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - letters: The letterform class.
  ///   - fontNames: The PostScript names of the faces.
  init(name: String, letters: Letters, fontNames: [String]) {
    self.name = name
    let stem = fontNames.first ?? ""
    let areCondensed = name.hasSuffix("Condensed")
    isCondensed = areCondensed
    faces = fontNames.map { PhoneFontFace($0, stem: stem, isCondensed: areCondensed) }
    let available = letters.substitutes.first { FontLibrary.shared.contains(family: $0) }
    substitute = available ?? "Inter"
    isMonospaced = letters == .monospaced || letters == .courier
  }

  /// Returns the face with some traits and the nearest weight; `nil` if none has the traits.
  func face(
    near weight: CGFloat, isBold: Bool? = nil, isItalic: Bool, isCondensed: Bool
  ) -> PhoneFontFace? {
    faces.filter {
      $0.isItalic == isItalic && $0.isCondensed == isCondensed
        && (isBold == nil || $0.isBold == isBold)
    }.min { abs($0.weight - weight) < abs($1.weight - weight) }
  }

  /// Returns the face nearest to a weight and traits.
  func nearestFace(to face: FontFace) -> PhoneFontFace? {
    func distance(_ other: PhoneFontFace) -> CGFloat {
      abs(other.weight - face.weight) + (other.isItalic == face.isItalic ? 0 : 2)
        + (other.isCondensed == face.isCondensed ? 0 : 4)
    }
    return faces.min { distance($0) < distance($1) }
  }
}
