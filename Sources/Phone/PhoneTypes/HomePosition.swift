/// The position of an app's icon on the Home screen.
public struct HomePosition: Hashable, Sendable, Comparable {
  /// The part of the Home screen that contains an icon.
  public enum Area: Hashable, Sendable {
    /// The dock, which is the same on all pages.
    case dock
    /// A page, from 0.
    case page(Int)
  }

  /// The dock or the page.
  public var area: Area
  /// The index in the area, from 0, in reading order.
  public var index: Int

  /// Creates a position.
  public init(_ area: Area, _ index: Int) {
    self.area = area
    self.index = index
  }

  /// Whether a position comes before another one: the dock first, then pages, each in reading
  /// order.
  public static func < (one: Self, other: Self) -> Bool {
    (one.areaNumber, one.index) < (other.areaNumber, other.index)
  }

  private var areaNumber: Int {
    switch area {
    case .dock: -1
    case .page(let page): page
    }
  }
}
