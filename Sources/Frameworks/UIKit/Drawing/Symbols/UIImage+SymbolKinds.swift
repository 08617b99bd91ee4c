extension UIImage {
  /// How large a symbol is beside text of a size.
  public enum SymbolScale: Int, Sendable {
    /// As the configuration says that this one is applied to.
    case unspecified = 0
    /// Smaller than capital letters would have it.
    case small = 1
    /// As is usual.
    case medium = 2
    /// Larger.
    case large = 3
    /// As the system has it: `medium`.
    case `default` = -1

    /// How much larger that is than `medium`.
    ///
    /// - Source: SY5. Confidence: guess.
    var factor: CGFloat {
      switch self {
      case .unspecified, .medium, .default: 1
      case .small: 0.8
      case .large: 1.28
      }
    }
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As the configuration says that this one is applied to.
    case unspecified = 0
    /// As text of that weight, and so on.
    case ultraLight = 1
    /// As thin text.
    case thin = 2
    /// As light text.
    case light = 3
    /// As is usual.
    case regular = 4
    /// As medium text.
    case medium = 5
    /// As semibold text.
    case semibold = 6
    /// As bold text.
    case bold = 7
    /// As heavy text.
    case heavy = 8
    /// As black text.
    case black = 9

    /// The weight of text that is as heavy.
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

    /// How wide lines are, on a grid of 24 to a side.
    ///
    /// - Source: SY5. Confidence: guess.
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

    /// The same as fonts' files have it, from 100 on.
    var fontWeightNumber: Int { self == .unspecified ? 400 : rawValue * 100 }
  }
}

extension UIFont.Weight {
  /// The weight of symbols that are as heavy.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
    return all.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    }
      ?? .regular
  }
}
