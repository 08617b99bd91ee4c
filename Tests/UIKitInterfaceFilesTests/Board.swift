import Foundation
import TactusSelectors
import Testing
import UIKit

/// A folder with storyboards, as a bundle.
@MainActor
final class Board {
  /// The bundle.
  let bundle: Bundle
  private let folder: URL

  /// Writes files: the scenes of storyboards by name, or the contents of files with an extension.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(UUID().uuidString)")
    for (name, contents) in files {
      let isFile = name.contains(".")
      let url = folder.appendingPathComponent(isFile ? name : "\(name).storyboard")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = isFile ? contents : Self.document(contents)
      try Data(text.utf8).write(to: url)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// The storyboard with a name.
  func storyboard(_ name: String = "Main") -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle)
  }

  /// A document whose initial controller has the identifier `first`.
  static func document(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        useTraitCollections="YES" useSafeAreas="YES" initialViewController="first">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A scene with a controller.
  static func scene(
    _ id: String, _ attributes: String = "", view: String = "", others: String = "",
    connections: String = "", beside: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)">
      <objects>
        <viewController storyboardIdentifier="\(id)" id="\(id)" \(attributes) sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="\(id)-view">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(view)
            <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
          </view>
          \(others)
          <connections>\(connections)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-r" userLabel="First Responder" sceneMemberID="firstResponder"/>
        \(beside)
      </objects>
      <point key="canvasLocation" x="0" y="0"/>
    </scene>
    """
  }
}

/// A controller of the app, as the lowering leaves it.
@MainActor
class Kettle: UIViewController {
  var label: UILabel!
  var item: UIBarButtonItem!
  var events: [String] = []
  var allows = true
  var amount = 0
  var segue: UIStoryboardSegue?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init \(title ?? "-") \(isViewLoaded)")
  }

  init?(coder: NSCoder, amount: Int) {
    super.init(coder: coder)
    self.amount = amount
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(label?.text ?? "-")")
  }

  func boil(_ sender: Any?) { events.append("boil \(sender.map { "\(type(of: $0))" } ?? "-")") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    self.segue = segue
    events.append("prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded)")
  }

  func back(_ segue: UIStoryboardSegue) { events.append("back \(segue.identifier ?? "-")") }

  func makeCup(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> Kettle? {
    Kettle(coder: coder, amount: 7)
  }

  /// Registers the properties and methods, as the lowering does.
  static func register() {
    KeyedProperties.add("label", \Kettle.label)
    KeyedProperties.add("item", \Kettle.item)
    _ = Selector("boil:", calling: Kettle.boil)
    _ = Selector("back:", calling: Kettle.back)
    _ = Selector("makeCup:sender:segueIdentifier:", calling: Kettle.makeCup)
    KeyedProperties.add("flag", \Flight.flag)
  }
}

/// A segue of the app.
@MainActor
final class Flight: UIStoryboardSegue {
  var flag = false
  override func perform() { (source as? Kettle)?.events.append("fly") }
}
