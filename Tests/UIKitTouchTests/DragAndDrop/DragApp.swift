import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import UIKit

/// The app of the tests: a tag that can be dragged, and a shelf on which it can be dropped.
@MainActor
final class DragApp: UIResponder, UIApplicationDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  var window: UIWindow?
  let root = UIViewController()
  let tag = UILabel(frame: CGRect(x: 20, y: 120, width: 120, height: 60))
  let other = UILabel(frame: CGRect(x: 180, y: 120, width: 120, height: 60))
  let shelf = UIView(frame: CGRect(x: 20, y: 360, width: 280, height: 160))
  lazy var drag = UIDragInteraction(delegate: self)
  lazy var otherDrag = UIDragInteraction(delegate: self)
  lazy var drop = UIDropInteraction(delegate: self)
  var eventLog: [String] = []
  var names = ["eggs"]
  var operation = UIDropOperation.copy
  var allowsMove = true
  var canHandle = true
  var received: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = root
    root.view.backgroundColor = .systemBackground
    for (view, text) in [(tag, "Eggs"), (other, "Tea")] {
      view.text = text
      view.isUserInteractionEnabled = true
      root.view.addSubview(view)
    }
    root.view.addSubview(shelf)
    tag.addInteraction(drag)
    other.addInteraction(otherDrag)
    shelf.addInteraction(drop)
    window.makeKeyAndVisible()
    return true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    eventLog.append("items?")
    return names.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    animator.addCompletion { self.eventLog.append($0 == .start ? "put back" : "lifted") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { eventLog.append("begins") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { eventLog.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { eventLog.append("did end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { eventLog.append("transferred") }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    interaction === otherDrag
      ? [UIDragItem(itemProvider: NSItemProvider(object: "tea" as NSString))] : []
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { eventLog.append("adds \(items.count)") }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    eventLog.append("handles?")
    return canHandle && session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { eventLog.append("enters") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  { eventLog.append("exits") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    eventLog.append("performs")
    session.loadObjects(ofClass: NSString.self) { strings in
      self.received = strings.compactMap { ($0 as? NSString) as String? }
    }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    eventLog.append("concludes")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    eventLog.append("ends")
  }
}

extension SimulatedPhone {
  /// Rests on a place, moves through others, and lifts the finger at the last one.
  func drag(
    from start: (x: Double, y: Double), through places: [(x: Double, y: Double)],
    endsBy phase: TouchSample.Phase = .ended, before end: () -> Void = {}
  ) {
    touch(TouchReport(ContactID(1), .began, x: start.x, y: start.y))
    wait(0.8)
    var last = start
    for place in places {
      for step in 1...4 {
        let part = Double(step) / 4
        touch(
          TouchReport(
            ContactID(1), .moved, x: last.x + (place.x - last.x) * part,
            y: last.y + (place.y - last.y) * part))
        wait(0.05)
      }
      last = place
    }
    end()
    touch(TouchReport(ContactID(1), phase, x: last.x, y: last.y))
    wait(0.8)
  }
}
