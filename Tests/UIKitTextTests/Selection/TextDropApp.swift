import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import UIKit

/// The app of the tests: a text view, a tag that can be dragged, and a shelf that receives items.
@MainActor
final class TextDropApp: UIResponder, UIApplicationDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate, UITextDragDelegate, UITextDropDelegate
{
  var window: UIWindow?
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 240, height: 80))
  let tag = UIView(frame: CGRect(x: 20, y: 220, width: 120, height: 60))
  let shelf = UIView(frame: CGRect(x: 20, y: 360, width: 240, height: 100))
  lazy var drag = UIDragInteraction(delegate: self)
  lazy var drop = UIDropInteraction(delegate: self)
  var heard: [String] = []
  /// The items of the tag.
  var objects: [any NSItemProviderWriting] = ["tea" as NSString]
  /// The items of the text; nil for those that it suggests.
  var items: [UIDragItem]?
  var editability = UITextDropEditability.no
  var proposal: UITextDropProposal?
  var received: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = UIViewController()
    view.font = .systemFont(ofSize: 17)
    view.text = "Green eggs."
    (tag.backgroundColor, shelf.backgroundColor) = (.systemGreen, .systemGray)
    for part in [view, tag, shelf] { window.rootViewController?.view.addSubview(part) }
    tag.addInteraction(drag)
    shelf.addInteraction(drop)
    window.makeKeyAndVisible()
    return true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { objects.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) } }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = session.loadObjects(ofClass: NSString.self) { strings in
      self.received = strings.compactMap { ($0 as? NSString) as String? }
    }
  }

  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    let range = dragRequest.dragRange
    heard.append("items \(textDraggableView.text(in: range) ?? "")?")
    return items ?? dragRequest.suggestedItems
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { heard.append("lift") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) { heard.append("begin") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
  ) { heard.append("end \(operation)") }

  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability {
    heard.append("editable?")
    return editability
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { proposal ?? drop.suggestedProposal }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest
  ) { heard.append("performs\(drop.isSameView ? " same" : "")") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) { heard.append("enter") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) { heard.append("exit") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) { heard.append("ended") }
}
