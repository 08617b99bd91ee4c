/// The way in which a view shows pages.
public enum PDFDisplayMode: Int, Sendable {
  /// One page.
  case singlePage = 0
  /// All pages, one below the other.
  case singlePageContinuous = 1
  /// Two pages side by side.
  case twoUp = 2
  /// All pages, two side by side.
  case twoUpContinuous = 3

  var isContinuous: Bool { self == .singlePageContinuous || self == .twoUpContinuous }
  var columns: Int { self == .twoUp || self == .twoUpContinuous ? 2 : 1 }
}
