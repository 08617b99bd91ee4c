import SceneKit
import SpriteKit
import UIKit
import WebKit

/// A page of help, which is a web page, with a model of the enlarger.
public final class HelpPage: UIViewController, WKNavigationDelegate {
  public let webView = WKWebView()
  public let model = SCNView()
  public let sparks = SKView()
  public private(set) var failure: Error?
  private var onFailure: (() -> Void)?

  override public func viewDidLoad() {
    super.viewDidLoad()
    [webView, model, sparks].forEach(view.addSubview)
    webView.navigationDelegate = self
    let scene = SCNScene()
    scene.rootNode.addChildNode(SCNNode(geometry: SCNSphere(radius: 1)))
    model.scene = scene
    sparks.presentScene(SKScene(size: CGSize(width: 10, height: 10)))
  }

  public func show(_ url: URL, completion: @escaping () -> Void) {
    onFailure = completion
    webView.load(URLRequest(url: url))
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {
    failure = error
    onFailure?()
  }
}
