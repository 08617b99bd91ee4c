import UIKit

/// A delegate of a route picker.
@MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Called before the outputs are presented.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called after the outputs were presented, whether or not one was chosen.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// The default implementation, which does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// The default implementation, which does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
