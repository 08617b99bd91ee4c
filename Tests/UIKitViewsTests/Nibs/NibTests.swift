import Foundation
import ScreenTestSupport
import TactusSelectors
import Testing
import UIKit

/// Objects of interface files.
///
/// Steps: Nibs.NI1–NI9
@MainActor @Suite(.exclusiveScreen) struct NibTests {
  init() { Card.register() }

  @Test("Nibs.NI3–NI5: Objects have their class, properties and subviews before their initializer")
  func objects() throws {
    let owner = CardOwner()
    let objects = UINib(data: Card.file, bundle: nil).instantiate(withOwner: owner)
    let card = try #require(objects.first as? Card)
    #expect(objects.count == 1 && owner.card === card)
    #expect(card.events == ["init 200.0 3 true", "awake Tea 3.5"])
    #expect(card.frame.size == CGSize(width: 200, height: 100) && card.tag == 7)
    #expect(card.clipsToBounds && card.contentMode == .center)
    #expect(card.alpha == 0.25, "the app's initializer has the last word")
    #expect(card.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(card.backgroundColor == .systemGray5)
    #expect(card.radius == 3.5 && card.isBold && card.name == "Earl")
    #expect(card.layer.cornerRadius == 4)
    let title = try #require(card.title)
    #expect(title.text == "Tea" && title.textAlignment == .center && title.numberOfLines == 2)
    #expect(title.font == .boldSystemFont(ofSize: 20) && title.textColor == .red)
    #expect(!title.isUserInteractionEnabled)
    #expect(title.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(!title.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Nibs.NI6: Outlets, collections and actions are connected")
  func connections() throws {
    let owner = CardOwner()
    let nib = UINib(data: Card.file, bundle: nil)
    let card = try #require(nib.instantiate(withOwner: owner).first as? Card)
    #expect(card.buttons.map { $0.title(for: .normal) } == ["OK", "Two\nlines"])
    #expect(card.buttons.map(\.buttonType) == [.system, .custom])
    let ok = try #require(card.buttons.first)
    #expect(ok.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["pressed:"])
    let other = try #require(nib.instantiate(withOwner: nil).first as? Card)
    #expect(other !== card && other.buttons.count == 2)
    let button = try #require(other.buttons.first)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["pressed:"])
  }

  @Test("Nibs.NI7: Constraints belong to the view that contains them")
  func constraints() throws {
    let card = try #require(
      UINib(data: Card.file, bundle: nil).instantiate(withOwner: nil).first as? Card)
    let gap = try #require(card.gap)
    #expect(card.constraints.count == 2 && card.constraints.contains { $0 === gap })
    #expect(gap.constant == 12 && gap.priority == UILayoutPriority(900))
    #expect(gap.firstItem === card.title && gap.secondItem === card.safeAreaLayoutGuide)
    let other = try #require(card.constraints.first { $0 !== gap })
    #expect(other.relation == .greaterThanOrEqual && other.constant == 20)
    #expect(other.firstItem === card && other.secondItem === card.title)
  }

  @Test("Nibs.NI5: Each kind of view has the properties of its element")
  func kinds() throws {
    let objects = UINib(data: Card.file(Self.kinds), bundle: nil).instantiate(withOwner: nil)
    let stack = try #require(objects[0] as? UIStackView)
    #expect(stack.axis == .vertical && stack.spacing == 6 && stack.alignment == .center)
    #expect(stack.distribution == .equalSpacing && stack.arrangedSubviews.count == 2)
    #expect((stack.arrangedSubviews[0] as? UISwitch)?.isOn == true)
    let slider = try #require(stack.arrangedSubviews[1] as? UISlider)
    #expect(slider.maximumValue == 8 && slider.value == 5 && !slider.isEnabled)
    let field = try #require(objects[1] as? UITextField)
    #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.keyboardType == .numberPad && field.isSecureTextEntry)
    let segments = try #require(objects[2] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "B")
    let scroll = try #require(objects[3] as? UIScrollView)
    #expect(scroll.isPagingEnabled && !scroll.showsVerticalScrollIndicator)
    let tap = try #require(objects[4] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && scroll.gestureRecognizers?.contains(tap) == true)
    let label = try #require(objects[5] as? UILabel)
    #expect(label.attributedText?.string == "Hot tea" && label.isUserInteractionEnabled)
    let color = label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
    let effect = try #require(objects[6] as? UIVisualEffectView)
    #expect(effect.effect is UIBlurEffect && effect.contentView.subviews.count == 1)
  }

  @Test("Nibs.NI9: A controller loads the nib of its name, and its outlets are set")
  func controller() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-controller")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = Card.file(
      "<view id=\"v\"><subviews><label text=\"Tea\" id=\"l\"/></subviews></view>",
      owner: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>")
    try file.write(to: folder.appendingPathComponent("Kettle.xib"))
    try file.write(to: folder.appendingPathComponent("CardOwner.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    let controller = CardOwner(nibName: "Kettle", bundle: bundle)
    #expect((controller.view.subviews.first as? UILabel)?.text == "Tea")
    let other = CardOwner(nibName: nil, bundle: bundle)
    #expect(other.view.subviews.count == 1, "the file of the class's name")
    let plain = UIViewController(nibName: nil, bundle: bundle)
    #expect(plain.view.subviews.isEmpty)
    #expect(bundle.loadNibNamed("Kettle", owner: other)?.count == 1)
  }

  @Test("Nibs.NI1, Nibs.NI2: Files that are missing or no interface files end the program")
  func badFiles() async {
    await #expect(processExitsWith: .failure, "Nibs.NI1") {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    }
    await #expect(processExitsWith: .failure, "Nibs.NI2") {
      await MainActor.run {
        _ = UINib(data: Data("<document><objects>".utf8), bundle: nil).instantiate(withOwner: nil)
      }
    }
    await #expect(processExitsWith: .failure, "a compiled file") {
      await MainActor.run {
        _ = UINib(data: Data("NIBArchive".utf8), bundle: nil).instantiate(withOwner: nil)
      }
    }
  }

  @Test("Nibs.NI4, Nibs.NI8: Unknown classes have their element's class, others are left out")
  func unknown() {
    let objects = UINib(
      data: Card.file(
        "<label id=\"a\" customClass=\"Nobody\"/><hologram id=\"b\"/><view id=\"c\"/>"),
      bundle: nil
    ).instantiate(withOwner: nil)
    #expect(objects.count == 2 && objects[0] is UILabel)
  }

  /// A view that an interface file stands for: it loads its contents from a file of its own.
  private final class Badge: UIView {
    var mark: String?
    static let known: Void = KeyedProperties.add("mark", \Badge.mark)

    override func awakeAfter(using coder: NSCoder) -> Any? {
      guard subviews.isEmpty else { return self }
      guard tag != 9 else { return nil }
      let file = Card.file(
        "<view id=\"b\" customClass=\"Badge\"><subviews><label id=\"l\" text=\"5\"/></subviews></view>"
      )
      let loaded = UINib(data: file, bundle: nil).instantiate(withOwner: nil).first as? Badge
      loaded?.frame = frame
      return loaded
    }
  }

  @Test("Nibs.NI11: An object can take the place of one that was decoded, or none")
  func replacing() throws {
    Badge.known
    let file = Card.file(
      """
      <view id="root">
        <subviews>
          <view id="badge" customClass="Badge">
            <rect key="frame" x="5" y="6" width="20" height="30"/>
            <constraints><constraint firstAttribute="width" constant="20" id="w"/></constraints>
          </view>
          <view id="gone" tag="9" customClass="Badge"/>
        </subviews>
        <constraints>
          <constraint firstItem="badge" firstAttribute="top" secondItem="root"
              secondAttribute="top" constant="6" id="t"/>
        </constraints>
      </view>
      """)
    let root = try #require(
      UINib(data: file, bundle: nil).instantiate(withOwner: nil).first as? UIView)
    let badge = try #require(root.subviews.first as? Badge)
    #expect(root.subviews.count == 1)
    #expect((badge.subviews.first as? UILabel)?.text == "5")
    #expect(badge.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
    #expect(root.constraints.first?.firstItem === badge && badge.constraints.count == 1)
  }

  /// Objects of many kinds.
  private static let kinds = """
    <stackView axis="vertical" spacing="6" alignment="center" distribution="equalSpacing" id="s">
      <subviews>
        <switch on="YES" id="s1"/>
        <slider enabled="NO" minValue="0.0" maxValue="8" value="5" id="s2"/>
      </subviews>
    </stackView>
    <textField placeholder="Name" borderStyle="roundedRect" id="t">
      <textInputTraits key="textInputTraits" keyboardType="numberPad" secureTextEntry="YES"/>
    </textField>
    <segmentedControl selectedSegmentIndex="1" id="g">
      <segments><segment title="A"/><segment title="B"/></segments>
    </segmentedControl>
    <scrollView pagingEnabled="YES" showsVerticalScrollIndicator="NO" id="p">
      <connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
      </connections>
    </scrollView>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tap"/>
    <label id="l">
      <attributedString key="attributedText">
        <fragment content="Hot "/>
        <fragment content="tea">
          <attributes>
            <color key="NSColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom"/>
          </attributes>
        </fragment>
      </attributedString>
    </label>
    <visualEffectView id="e">
      <view key="contentView" id="ec"><subviews><view id="e1"/></subviews></view>
      <blurEffect style="dark"/>
    </visualEffectView>
    """
}
