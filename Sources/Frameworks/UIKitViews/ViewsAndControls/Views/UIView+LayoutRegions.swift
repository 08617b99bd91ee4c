// Regions of a view (ViewLayout.VL20).
extension UIView {
  /// A region of a view: its safe area, its margins or its readable content.
  ///
  /// - Since: 26.0.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region avoids rounded corners; the safe area of a phone already does.
    public enum AdaptivityAxis: Int, Sendable {
      /// Beside the corners.
      case horizontal = 1
      /// Above and below the corners.
      case vertical = 2
    }

    /// Returns the region of the safe area.
    public static func safeArea(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    /// Returns the region between the margins.
    public static func margins(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }

    /// Returns the region with a readable width.
    public static func readableContent(
      cornerAdaptation axis: AdaptivityAxis? = nil
    ) -> LayoutRegion { LayoutRegion(kind: .readable) }

    fileprivate enum Kind { case safeArea, margins, readable }
    fileprivate let kind: Kind
  }

  /// Returns the guide of a region (ViewLayout.VL20).
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    }
  }

  /// Returns the distances of a region from the edges of the view.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      let place = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: place.minY - bounds.minY, left: place.minX - bounds.minX,
        bottom: bounds.maxY - place.maxY, right: bounds.maxX - place.maxX)
    }
  }

  /// Returns the distances of a region from the edges of the view, by the reading direction.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isFromRight ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isFromRight ? insets.left : insets.right)
  }
}
