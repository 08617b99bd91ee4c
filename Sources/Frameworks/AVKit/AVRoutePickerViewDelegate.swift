import UIKit

/// A delegate of a route picker.
@MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Called before the outputs are shown.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called after the outputs were shown, whether or not one was chosen.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// The default implementation, which does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// The default implementation, which does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
