import UIKit

@objc public protocol PaintViewControllerDelegate: AnyObject {
  func paintViewControllerDidClear(_ controller: PaintViewController)
  @objc optional func paintViewController(
    _ controller: PaintViewController, didPressAt force: CGFloat)
  @objc optional func paintViewControllerShouldClear(_ controller: PaintViewController) -> Bool
}

@objcMembers public class PaintViewController: UIViewController {
  public static let didPaint = Notification.Name("PaintDidPaint")

  public weak var delegate: PaintViewControllerDelegate?
  @IBOutlet public weak var clearButton: UIButton!
  public private(set) var strokes = 0
  public private(set) var ticks = 0
  public let press = DeepPressGestureRecognizer()
  private var timer: Timer?
  private let feedback = UIImpactFeedbackGenerator(style: .medium)

  override public func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    button.addTarget(self, action: #selector(clear(_:)), for: .touchUpInside)
    button.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
    view.addSubview(button)
    clearButton = button

    press.addTarget(self, action: #selector(PaintViewController.pressed))
    view.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self, selector: #selector(painted(_:)), name: PaintViewController.didPaint, object: nil)
  }

  override public func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  override public func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @IBAction public func clear(_ sender: Any?) {
    guard delegate?.paintViewControllerShouldClear?(self) ?? true else { return }
    strokes = 0
    feedback.impactOccurred()
    delegate?.paintViewControllerDidClear(self)
  }

  func pressed() {
    delegate?.paintViewController?(self, didPressAt: press.force)
  }

  func painted(_ notification: Notification) {
    strokes += notification.userInfo?["strokes"] as? Int ?? 1
  }

  private dynamic func tick() {
    ticks += 1
  }
}

extension UIViewController {
  @objc var paperName: String { "plain" }

  /// The paper on which a view controller paints, with its size.
  func paper(of size: Int) -> String { "\(paperName) \(size)" }
}
