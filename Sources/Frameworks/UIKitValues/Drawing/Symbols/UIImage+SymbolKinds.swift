extension UIImage {
  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// An unspecified scale.
    case unspecified = 0
    /// The small scale.
    case small = 1
    /// The medium scale.
    case medium = 2
    /// The large scale.
    case large = 3
    /// The default scale, which is `medium`.
    case `default` = -1

    /// The factor relative to `medium`.
    ///
    /// - Source: Symbols.SY5. Confidence: guess.
    var factor: CGFloat {
      switch self {
      case .unspecified, .medium, .default: 1
      case .small: 0.8
      case .large: 1.28
      }
    }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// An unspecified weight.
    case unspecified = 0
    /// The ultralight weight.
    case ultraLight = 1
    /// The thin weight.
    case thin = 2
    /// The light weight.
    case light = 3
    /// The regular weight.
    case regular = 4
    /// The medium weight.
    case medium = 5
    /// The semibold weight.
    case semibold = 6
    /// The bold weight.
    case bold = 7
    /// The heavy weight.
    case heavy = 8
    /// The black weight.
    case black = 9

    /// Returns the corresponding font weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The line width, on a grid of 24 by 24 units.
    ///
    /// - Source: Symbols.SY5. Confidence: guess.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.6
      case .thin: 0.9
      case .light: 1.3
      case .unspecified, .regular: 1.7
      case .medium: 2
      case .semibold: 2.3
      case .bold: 2.6
      case .heavy: 2.9
      case .black: 3.2
      }
    }

    /// The CSS-like numeric weight, 100…900.
    var fontWeightNumber: Int { self == .unspecified ? 400 : rawValue * 100 }
  }
}

extension UIFont.Weight {
  /// Returns the nearest symbol weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
    return all.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    }
      ?? .regular
  }
}
