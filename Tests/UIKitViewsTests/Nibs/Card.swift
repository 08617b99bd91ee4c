import TactusSelectors
import UIKit

/// A view of the app in an interface file, as the lowering leaves it.
@MainActor
final class Card: UIView {
  weak var title: UILabel?
  var buttons: [UIButton] = []
  weak var gap: NSLayoutConstraint?
  var radius: CGFloat = 0
  var isBold = false
  var name: String?
  private(set) var events: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init \(bounds.size.width) \(subviews.count) \(title == nil)")
    alpha = 0.25
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(title?.text ?? "-") \(radius)")
  }

  /// Registers the properties, as the lowering does.
  static func register() {
    KeyedProperties.add("title", \Card.title)
    KeyedProperties.add("buttons", \Card.buttons)
    KeyedProperties.add("gap", \Card.gap)
    KeyedProperties.add("radius", \Card.radius)
    KeyedProperties.add("isBold", \Card.isBold)
    KeyedProperties.add("name", \Card.name)
    KeyedProperties.add("card", \CardOwner.card)
  }

  /// Returns an interface file with objects.
  static func file(_ objects: String, owner connections: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
            <connections>\(connections)</connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
          \(objects)
        </objects>
      </document>
      """.utf8)
  }

  /// A file with a card.
  static var file: Data {
    file(
      """
      <view alpha="0.5" tag="7" clipsSubviews="YES" contentMode="center" id="card"
          customClass="Card" customModule="Elsewhere" customModuleProvider="target">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <subviews>
          <label userInteractionEnabled="NO" text="Tea" textAlignment="center" numberOfLines="2"
              lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO"
              horizontalHuggingPriority="251" id="title">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/>
          </label>
          <button buttonType="system" id="ok">
            <state key="normal" title="OK"/>
            <connections>
              <action selector="pressed:" destination="-1" eventType="touchUpInside" id="a1"/>
            </connections>
          </button>
          <button id="no"><state key="normal"><string key="title">Two
      lines</string></state></button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" systemColor="systemGray5Color"/>
        <constraints>
          <constraint firstItem="title" firstAttribute="leading" secondItem="safe"
              secondAttribute="leading" constant="12" priority="900" id="gap"/>
          <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="title"
              secondAttribute="bottom" symbolic="YES" id="c2"/>
          <constraint firstItem="title" firstAttribute="width" secondItem="title"
              secondAttribute="height" multiplier="3:2" placeholder="YES" id="c3"/>
        </constraints>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius">
            <real key="value" value="3.5"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="Earl"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="4"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="title" destination="title" id="o1"/>
          <outlet property="gap" destination="gap" id="o2"/>
          <outletCollection property="buttons" destination="ok" id="o3"/>
          <outletCollection property="buttons" destination="no" id="o4"/>
        </connections>
      </view>
      """, owner: "<outlet property=\"card\" destination=\"card\" id=\"o5\"/>")
  }
}

/// An owner of an interface file.
@MainActor
final class CardOwner: UIViewController {
  weak var card: Card?
}
