/// The arrangement of pages in a view.
public enum PDFDisplayMode: Int, Sendable {
  /// A single page.
  case singlePage = 0
  /// One column of pages.
  case singlePageContinuous = 1
  /// Two pages side by side.
  case twoUp = 2
  /// Two columns of pages.
  case twoUpContinuous = 3

  var isContinuous: Bool { self == .singlePageContinuous || self == .twoUpContinuous }
  var columns: Int { self == .twoUp || self == .twoUpContinuous ? 2 : 1 }
}
