// The format of a set's `Contents.json`.
//
// - Source: Apple's reference of asset catalog formats. Confidence: documented.
extension AssetSet {
  struct Contents: Decodable {
    var images: [ImageEntry]?
    var colors: [ColorEntry]?
    var data: [DataEntry]?
    var properties: Properties?
  }

  struct Properties: Decodable {
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  struct DataEntry: Decodable {
    var filename: String?
    var idiom: String?
    var type: String?

    enum CodingKeys: String, CodingKey { case filename, idiom, type = "universal-type-identifier" }

    var isForPhone: Bool { idiom == nil || idiom == "universal" || idiom == "iphone" }
  }

  struct ImageEntry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    package var alignment: Insets?
    package var direction: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case alignment = "alignment-insets"
      case direction = "language-direction"
    }

    var condition: AppearanceCondition { AppearanceCondition(appearances) }
    var isForPhone: Bool { idiom == nil || idiom == "universal" || idiom == "iphone" }
    /// The scale, in pixels per point.
    var pixelsPerPoint: CGFloat {
      let number = scale.flatMap { Double($0.dropLast()) } ?? 1
      return (0.5...16).contains(number) ? CGFloat(number) : 1
    }
  }

  struct Resizing: Decodable {
    var capInsets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey { case center, capInsets = "cap-insets" }

    struct Center: Decodable { var mode: String? }
  }

  /// Insets from the edges, in pixels.
  struct Insets: Decodable {
    /// The maximum inset; no image reaches it.
    private static let greatest = 100_000.0

    var top, left, bottom, right: Double?

    func inPoints(_ scale: CGFloat) -> UIEdgeInsets {
      func points(_ pixels: Double?) -> CGFloat {
        CGFloat(min(max(pixels ?? 0, -Self.greatest), Self.greatest)) / scale
      }
      return UIEdgeInsets(
        top: points(top), left: points(left), bottom: points(bottom), right: points(right))
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// The appearance to which a variant applies.
  struct AppearanceCondition {
    private var style: UIUserInterfaceStyle?
    private var contrast: UIAccessibilityContrast?

    init(_ appearances: [Appearance]?) {
      for appearance in appearances ?? [] {
        switch (appearance.appearance, appearance.value) {
        case ("luminosity", "dark"): style = .dark
        case ("luminosity", "light"): style = .light
        case ("contrast", "high"): contrast = .high
        default: break
        }
      }
    }

    /// The specificity of the appearance: 2 for a style and 1 for a contrast.
    var specificity: Int { (style == nil ? 0 : 2) + (contrast == nil ? 0 : 1) }

    /// Returns whether the variant applies to a trait collection.
    func matches(_ traits: UITraitCollection) -> Bool {
      let isDark = traits.userInterfaceStyle == .dark
      return (style == nil || (style == .dark) == isDark)
        && (contrast == nil || contrast == traits.accessibilityContrast)
    }
  }

  struct ColorEntry: Decodable {
    var color: Color?
    var appearances: [Appearance]?

    var condition: AppearanceCondition { AppearanceCondition(appearances) }

    struct Color: Decodable {
      var space: String?
      var components: [String: Component]?
      /// The name of a system color, with the suffix `Color`.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }

      /// The color; `nil` if its components are malformed.
      var color: UIColor? {
        if let reference {
          return SystemColor.all.first { "\($0.name)Color" == reference }.map { UIColor($0) }
        }
        let colors = ["red", "green", "blue", "white"].compactMap { components?[$0] }
        // Beside a byte, `1` is a byte as well.
        let areBytes = colors.contains(where: \.isByte)
        func component(_ name: String) -> CGFloat? {
          components?[name].flatMap { $0.fraction(areBytes: areBytes) }
        }
        let alpha = components?["alpha"].flatMap { $0.fraction(areBytes: false) } ?? 1
        if let white = component("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"),
          let blue = component("blue")
        else {
          return nil
        }
        return space == "display-p3"
          ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
          : UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }

    }

    /// A color component: a number, or a string that is a fraction, a byte or a hexadecimal byte.
    ///
    /// - Source: Apple's reference of asset catalogs documents numbers 0…1; strings such as
    ///   `0.500`, `128` and `0x80` are what Xcode writes. Confidence: documented, and measured by
    ///   others.
    struct Component: Decodable {
      /// The value as written; nil for a hexadecimal byte or a malformed number.
      private let number: Double?
      /// Whether the value has a decimal point or is a JSON number.
      private let hasPoint: Bool
      private let byte: UInt8?

      /// Whether the value can only be a byte: hexadecimal, or above 1 without a decimal point.
      var isByte: Bool { byte != nil || !hasPoint && number ?? 0 > 1 }

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          (self.number, hasPoint, byte) = (number, true, nil)
          return
        }
        let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
        let isHexadecimal = text.lowercased().hasPrefix("0x")
        byte = isHexadecimal ? UInt8(text.dropFirst(2), radix: 16) : nil
        number = isHexadecimal ? nil : Double(text).flatMap { $0.isFinite ? $0 : nil }
        hasPoint = text.contains(".")
      }

      /// Returns the value as a fraction, 0…1.
      ///
      /// - Parameter areBytes: Whether values without a decimal point are bytes, even up to 1.
      func fraction(areBytes: Bool) -> CGFloat? {
        if let byte { return CGFloat(byte) / 255 }
        return number.map { CGFloat(isByte || areBytes && !hasPoint ? $0 / 255 : $0) }
      }
    }
  }
}
