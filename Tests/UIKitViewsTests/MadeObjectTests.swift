import ScreenTestSupport
import Testing
import UIKit

/// Steps ObjectiveC.WC11–WC12: objects of UIKit that an app makes without arguments.
@MainActor @Suite(.serialized, .exclusiveScreen) struct MadeObjectTests {
  private final class Mode: UITextInputMode {
    override var primaryLanguage: String? { "de" }
  }

  private final class Field: UITextField {
    override var textInputMode: UITextInputMode? { Mode() }
  }

  private final class Board: UIStoryboard {
    override func instantiateInitialViewController() -> UIViewController? {
      UINavigationController()
    }
  }

  private final class Nib: UINib {
    override func instantiate(
      withOwner ownerOrNil: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] { [UILabel()] }
  }

  private final class Presses: UIPressesEvent {
    override var allPresses: Set<UIPress> { [UIPress()] }
  }

  private final class Counter: UIView {
    var presses = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += event?.allPresses.count ?? 0
    }
  }

  private final class Movement: UIFocusUpdateContext {
    private let view: UIView
    init(_ view: UIView) {
      self.view = view
      super.init()
    }
    override var nextFocusedView: UIView? { view }
  }

  private final class Phrase: UIDictationPhrase {
    override var text: String { "tea" }
  }

  @Test("ObjectiveC.WC11. Input modes, phrases and tokenizers are empty")
  func input() {
    let mode = UITextInputMode()
    #expect(mode.primaryLanguage == nil && mode == mode && mode != UITextInputMode())
    #expect(UITextInputMode.activeInputModes.allSatisfy { $0 != mode && mode != $0 })
    #expect(UIDictationPhrase().text.isEmpty)
    #expect(UIDictationPhrase().alternativeInterpretations == nil)
    let tokenizer = UITextInputStringTokenizer()
    let begin = UITextPosition()
    #expect(!tokenizer.isPosition(begin, atBoundary: .word, inDirection: .storage(.forward)))
    let session = UITextLoupeSession()
    session.move(to: .zero, withCaretRect: .zero, trackingCaret: false)
    session.invalidate()
  }

  @Test("ObjectiveC.WC12. A field has the input mode of an app, and phrases have its text")
  func inputSubclasses() {
    #expect(Field().textInputMode?.primaryLanguage == "de")
    #expect(Mode() != Mode())
    let phrases = [UIDictationPhrase(), Phrase()]
    #expect(phrases.map(\.text) == ["", "tea"])
  }

  @Test("ObjectiveC.WC12. Storyboards and nibs of tests create what they override")
  func files() {
    let board: UIStoryboard = Board()
    #expect(board.instantiateInitialViewController() is UINavigationController)
    let nib: UINib = Nib()
    #expect(nib.instantiate(withOwner: nil).first is UILabel)
  }

  @Test("ObjectiveC.WC11, WC12. Events of presses are empty, and a view gets those of a subclass")
  func presses() {
    let event = UIPressesEvent()
    #expect(event.allPresses.isEmpty && event.type == .presses && event.modifierFlags == [])
    #expect(event.presses(for: UITapGestureRecognizer()).isEmpty)
    let view = Counter()
    view.pressesBegan([], with: event)
    #expect(view.presses == 0)
    view.pressesBegan([], with: Presses())
    #expect(view.presses == 1)
  }

  @Test("ObjectiveC.WC11, WC12. Movements of the focus are empty, and subclasses have views")
  func focus() {
    let context = UIFocusUpdateContext()
    #expect(context.nextFocusedView == nil && context.previouslyFocusedItem == nil)
    #expect(context.focusHeading == [])
    #expect(UITableViewFocusUpdateContext().nextFocusedIndexPath == nil)
    #expect(UICollectionViewFocusUpdateContext().nextFocusedIndexPath == nil)
    let view = UIView()
    #expect((Movement(view) as UIFocusUpdateContext).nextFocusedView === view)
    var calls = 0
    let coordinator = UIFocusAnimationCoordinator()
    coordinator.addCoordinatedAnimations({ calls += 1 }, completion: { calls += 10 })
    #expect(calls == 11)
  }

  @Test("ObjectiveC.WC11. Actions, rotors and groups are empty")
  func actions() {
    #expect(UIPreviewAction().title.isEmpty && UIPreviewActionGroup().title.isEmpty)
    UIPreviewAction().handler(UIPreviewAction(), UIViewController())
    #expect((UIPreviewAction().copy() as? UIPreviewAction)?.title == "")
    let row = UITableViewRowAction()
    #expect(row.title == nil && row.style == .default && row.backgroundColor == nil)
    let rotor = UIAccessibilityCustomRotor()
    #expect(rotor.name.isEmpty && rotor.systemRotorType == .none)
    #expect(rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate()) == nil)
    let group = UIDynamicItemGroup()
    group.center = CGPoint(x: 3, y: 4)
    #expect(group.items.isEmpty && group.bounds == .zero && group.center.x == 3)
    #expect(!UIRegion().contains(.zero) && UIRegion().inverse().contains(.zero))
  }

  @Test("ObjectiveC.WC11. Papers, screens, contexts and formatters are empty")
  func pages() {
    #expect(UIPrintPaper().paperSize == .zero && UIPrintPaper().printableRect == .zero)
    #expect(UIScreenMode().size == .zero && UIScreenMode().pixelAspectRatio == 1)
    let formatter = UIViewPrintFormatter()
    #expect(formatter.view.bounds == .zero && formatter.pageCount == 0)
    #expect(UIGraphicsRendererContext().cgContext.width == 1)
    #expect(UIGraphicsImageRendererContext().currentImage.size == CGSize(width: 1, height: 1))
    let pages = UIGraphicsPDFRendererContext()
    pages.beginPage()
    #expect(pages.pdfContextBounds == .zero && pages.cgContext.height == 1)
    #expect(UIDocumentInteractionController().url == nil)
    #expect(UIDocumentInteractionController().name == nil)
  }
}
