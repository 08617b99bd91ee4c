import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Asynchronous forms of UIKit's methods with a completion handler.
@MainActor @Suite(.exclusiveScreen) struct AsynchronousNameTests {
  private final class Animator: NSObject, UIContextMenuInteractionAnimating,
    UIEditMenuInteractionAnimating
  {
    var previewViewController: UIViewController? { nil }
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func end(callingCompletions: Bool) {
      for completion in completions where callingCompletions { completion() }
      completions = []
    }
  }

  private final class DragAnimator: NSObject, UIDragAnimating {
    var completion: ((UIViewAnimatingPosition) -> Void)?

    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      self.completion = completion
    }
  }

  private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    var completion: ((Bool) -> Void)?

    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
  }

  @Test("Animators.AN14. Tasks wait for animations of menus, drags and pointers")
  func animators() async {
    let animator = Animator()
    let menu: any UIContextMenuInteractionAnimating = animator
    let edit: any UIEditMenuInteractionAnimating = animator
    for isCalled in [true, false] {
      let first = Task.immediate { await menu.addCompletion() }
      let second = Task.immediate { await edit.addCompletion() }
      animator.end(callingCompletions: isCalled)
      await first.value
      await second.value
    }
    let drag = DragAnimator()
    let end = Task.immediate { await drag.addCompletion() }
    drag.completion?(.start)
    // A second call has no effect.
    drag.completion?(.end)
    #expect(await end.value == .start)
    let pointer = PointerAnimator()
    let finished = Task.immediate { await pointer.addCompletion() }
    pointer.completion?(true)
    #expect(await finished.value)
    let released = Task.immediate { await pointer.addCompletion() }
    pointer.completion = nil
    #expect(await !released.value)
  }

  private final class Places: NSObject, UIIndirectScribbleInteractionDelegate {
    let field = UITextField()

    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, requestElementsIn rect: CGRect
    ) async -> [String] { ["name"] }
    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, isElementFocused elementIdentifier: String
    ) -> Bool { false }
    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, frameForElement elementIdentifier: String
    ) -> CGRect { .zero }
    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: String,
      referencePoint focusReferencePoint: CGPoint
    ) async -> (any UIResponder & UITextInput)? { field }
  }

  @Test("A delegate of indirect Scribble answers asynchronously")
  func scribble() {
    let places = Places()
    let interaction = UIIndirectScribbleInteraction(delegate: places)
    var names: [String] = []
    places.indirectScribbleInteraction(interaction, requestElementsIn: .zero) { names = $0 }
    var input: (any UIResponder & UITextInput)?
    places.indirectScribbleInteraction(
      interaction, focusElementIfNeeded: "name", referencePoint: .zero
    ) { input = $0 }
    #expect(names == ["name"] && input === places.field)
  }
}
