import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of rarely used names of UIKit.
@MainActor @Suite(.exclusiveScreen) struct RareNameTests {
  private final class Writer: NSObject, UIScribbleInteractionDelegate {}

  @Test("Dynamics.GR1. The items of a group keep their distances and turn around its center")
  func group() {
    let (one, other) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
      UIView(frame: CGRect(x: 30, y: 0, width: 10, height: 10))
    )
    let group = UIDynamicItemGroup(items: [one, other])
    #expect(group.center == CGPoint(x: 20, y: 5) && group.bounds.size.width == 40)
    group.center = CGPoint(x: 120, y: 105)
    #expect(one.center == CGPoint(x: 105, y: 105) && other.center == CGPoint(x: 135, y: 105))
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(one.center.x - 120) < 1e-9 && abs(one.center.y - 90) < 1e-9)
    #expect(group.collisionBoundsType == .path && group.items.count == 2)
    #expect(group.collisionBoundingPath.bounds.width == 40)
  }

  @Test("Actions and commands are leaves of menus, and can be performed")
  func leaves() {
    var senders: [Any?] = []
    let action = UIAction(title: "One") { senders.append($0.sender) }
    let leaves: [any UIMenuLeaf] = [
      action, UICommand(title: "Two", action: Selector("two:")),
    ]
    #expect(leaves.map(\.title) == ["One", "Two"])
    let sender = UIView()
    leaves[0].performWithSender(sender, target: nil)
    #expect(senders.count == 1 && senders[0] as? UIView === sender && action.sender == nil)
  }

  @Test("TextViews.TP1. A placeholder is a gap in the text until it is removed")
  func placeholder() throws {
    let screen = AnimatedScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    screen.window.addSubview(view)
    view.text = "Hello"
    view.selectedRange = NSRange(location: 2, length: 0)
    let placeholder = view.insertTextPlaceholder(with: CGSize(width: 40, height: 12))
    view.layoutIfNeeded()
    #expect(view.text.count == 6)
    let rect = try #require(placeholder.rects.first)
    #expect(abs(rect.rect.width - 40) < 1)
    view.remove(placeholder)
    #expect(view.text == "Hello" && placeholder.rects.isEmpty)
  }

  @Test("Drawing.IR1. A reader reads files and data, also asynchronously")
  func reading() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let data = try #require(image.pngData())
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reader = UIImageReader.default
    let read: UIImage? = await reader.image(contentsOf: file)
    #expect(read?.cgImage?.width == image.cgImage?.width)
    let nothing: UIImage? = await reader.image(data: Data([1]))
    #expect(nothing == nil)
  }

  @Test("Drawing.IR2. A large image becomes a thumbnail that fits into the preferred size")
  func thumbnails() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let data = try #require(image.pngData())
    var preferences = UIImageReader.Configuration()
    preferences.preferredThumbnailSize = CGSize(width: 10, height: 10)
    let reader = UIImageReader(configuration: preferences)
    let thumbnail = try #require(reader.image(data: data) as UIImage?)
    #expect(thumbnail.size == CGSize(width: 10, height: 5))
    #expect(preferences != UIImageReader.Configuration())
  }

  @Test("Keyboards.SB1. Interactions for writing with a pencil are added, and never begin")
  func scribble() {
    let (view, writer) = (UIView(), Writer())
    let interaction = UIScribbleInteraction(delegate: writer)
    view.addInteraction(interaction)
    #expect(interaction.view === view && !interaction.isHandlingWriting)
    #expect(!UIScribbleInteraction.isPencilInputExpected && interaction.delegate === writer)
  }

  @Test("Views.PT1. Interactions for pointers are added, and never begin")
  func pointers() {
    let view = UIView()
    let tip = UIToolTipInteraction(defaultToolTip: "Save")
    let band = UIBandSelectionInteraction { _ in Issue.record("a band was selected") }
    view.addInteraction(tip)
    view.addInteraction(band)
    #expect(tip.view === view && tip.defaultToolTip == "Save")
    #expect(band.view === view && band.state == .possible && band.selectionRect == nil)
    let style = UIHoverStyle(effect: .lift, shape: .rect(cornerRadius: 4).inset(by: 2))
    #expect(style.shape == .rect(cornerRadius: 4).inset(by: 2) && style.shape != .capsule)
    let accessory = UIPointerAccessory(.verticalBeam(length: 9), position: .topRight)
    #expect(accessory.position == .topRight && accessory.position != .top)
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
    view.hoverStyle = style
    #expect(view.hoverStyle === style)
  }

  @Test("Views.PT1. A control's tool tip is that of its interaction")
  func toolTips() {
    let control = UIControl()
    control.toolTip = nil
    #expect(control.toolTipInteraction == nil)
    control.toolTip = "Steep"
    let interaction = control.toolTipInteraction
    #expect(interaction?.view === control && interaction?.defaultToolTip == "Steep")
    interaction?.defaultToolTip = "Pour"
    #expect(control.toolTip == "Pour")
    control.toolTip = nil
    #expect(control.toolTip == nil && control.toolTipInteraction === interaction)
  }

  @Test("Text.DI1. No dictionary has a definition, and the controller says so")
  func dictionary() {
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "egg"))
    let controller = UIReferenceLibraryViewController(term: "egg")
    controller.loadViewIfNeeded()
    let labels = controller.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["No definition found."])
  }
}
