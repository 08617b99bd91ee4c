import UIKit

/// A screen with one control of each kind.
@MainActor
final class DishScreen: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  /// The pans.
  static let pans = ["Small", "Medium", "Large", "Huge"]

  let scroll = UIScrollView()
  let name = UITextField()
  let secret = UITextField()
  let hot = UISwitch()
  let heat = UISlider()
  let portions = UISegmentedControl(items: ["One", "Two", "Four"])
  let pan = UIPickerView()
  let state = UILabel()
  let taste = UIButton(type: .system)
  let closed = UIButton(type: .system)
  let far = UIButton(type: .system)
  let covered = UIButton(type: .system)
  let pad = UIView()
  let twice = UITapGestureRecognizer()
  let pair = UITapGestureRecognizer()
  let long = UILongPressGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let turn = UIRotationGestureRecognizer()
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.accessibilityIdentifier = "dish"
    view.addSubview(scroll)
    name.placeholder = "Name"
    name.accessibilityIdentifier = "name"
    secret.isSecureTextEntry = true
    secret.accessibilityLabel = "Secret"
    hot.accessibilityLabel = "Hot"
    heat.accessibilityLabel = "Heat"
    pan.dataSource = self
    pan.delegate = self
    state.text = "cold"
    state.accessibilityIdentifier = "state"
    taste.setTitle("Taste", for: .normal)
    closed.setTitle("Closed", for: .normal)
    closed.isEnabled = false
    far.setTitle("Far", for: .normal)
    covered.setTitle("Covered", for: .normal)
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.backgroundColor = .lightGray
    let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    inner.text = "Inner"
    pad.addSubview(inner)
    let lid = UIView(frame: CGRect(x: 200, y: 10, width: 120, height: 40))
    let places: [(UIView, CGRect)] = [
      (name, CGRect(x: 20, y: 10, width: 160, height: 40)),
      (covered, CGRect(x: 200, y: 10, width: 120, height: 40)), (lid, lid.frame),
      (secret, CGRect(x: 20, y: 60, width: 160, height: 40)),
      (hot, CGRect(x: 220, y: 60, width: 60, height: 31)),
      (heat, CGRect(x: 20, y: 110, width: 280, height: 31)),
      (portions, CGRect(x: 20, y: 150, width: 280, height: 31)),
      (state, CGRect(x: 20, y: 190, width: 280, height: 21)),
      (taste, CGRect(x: 20, y: 220, width: 120, height: 44)),
      (closed, CGRect(x: 160, y: 220, width: 120, height: 44)),
      (pad, CGRect(x: 20, y: 270, width: 280, height: 100)),
      (pan, CGRect(x: 20, y: 380, width: 280, height: 160)),
      (far, CGRect(x: 20, y: 1800, width: 120, height: 44)),
    ]
    for (view, frame) in places {
      view.frame = frame
      scroll.addSubview(view)
    }
    connect()
  }

  private func connect() {
    taste.addAction(UIAction { [weak self] _ in self?.note("tasted") }, for: .touchUpInside)
    far.addAction(UIAction { [weak self] _ in self?.note("reached") }, for: .touchUpInside)
    hot.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        // Water takes two seconds.
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
          MainActor.assumeIsolated { self?.state.text = "boiling" }
        }
        note("hot \(hot.isOn)")
      }, for: .valueChanged)
    twice.numberOfTapsRequired = 2
    pair.numberOfTouchesRequired = 2
    let action = Selector("handle:", calling: DishScreen.handle)
    for recognizer in [twice, pair, long, pinch, turn] {
      recognizer.addTarget(self, action: action)
      pad.addGestureRecognizer(recognizer)
    }
  }

  private func handle(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case twice: note("double")
    case pair: note("two fingers")
    case long where long.state == .began: note("long")
    case pinch where pinch.state == .ended:
      note("pinch \((pinch.scale * 10).rounded() / 10)")
    case turn where turn.state == .ended:
      note("turn \((turn.rotation * 10).rounded() / 10)")
    default: break
    }
  }

  private func note(_ event: String) { events.append(event) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.pans.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Self.pans[row] }
}
