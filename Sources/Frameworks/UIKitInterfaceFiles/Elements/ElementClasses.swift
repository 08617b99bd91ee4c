@_spi(UIKitModules) import TactusUIKitViews

/// The classes of elements that belong to no view of UIKit's lower rooms (Storyboards.EL1).
@MainActor
enum ElementClasses {
  /// Returns the class of an element; nil if there is none, or its framework is not loaded.
  static func type(ofElement name: String) -> AnyClass? {
    if let type = types[name] { return type }
    return others[name].flatMap { NSClassFromString($0) }
  }

  private static let types: [String: AnyClass] = [
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "navigationItem": UINavigationItem.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
    "refreshControl": UIRefreshControl.self,
  ]

  /// The classes of rooms and frameworks that this one does not import, with their modules.
  private static let others: [String: String] = [
    "tableViewController": "TactusUIKitLists.UITableViewController",
    "collectionViewController": "TactusUIKitLists.UICollectionViewController",
    "pageViewController": "TactusUIKitControllers.UIPageViewController",
    "avPlayerViewController": "AVKit.AVPlayerViewController",
    "mapView": "MapKit.MKMapView", "webView": "WebKit.UIWebView", "wkWebView": "WebKit.WKWebView",
    "glkView": "GLKit.GLKView", "glkViewController": "GLKit.GLKViewController",
    "mtkView": "MetalKit.MTKView", "sceneKitView": "SceneKit.SCNView", "skView": "SpriteKit.SKView",
    "arscnView": "ARKit.ARSCNView", "pdfView": "PDFKit.PDFView",
  ]
}
