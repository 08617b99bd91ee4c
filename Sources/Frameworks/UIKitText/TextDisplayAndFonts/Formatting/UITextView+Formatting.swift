// The formatting of the selection by a panel. Steps TextViews.TV32–TV35.
extension UITextView {
  /// Whether the menu offers to format the selection (TextViews.TV32).
  var canFormatSelection: Bool {
    allowsEditingTextAttributes && isEditable && editor.selection.length > 0
      && textFormattingConfiguration != nil && formatting == nil
  }

  /// Presents the panel (TextViews.TV33).
  func presentFormatting() {
    guard canFormatSelection, let configuration = textFormattingConfiguration else { return }
    let responders = sequence(first: self as UIResponder, next: \.next)
    var presenter =
      responders.lazy.compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
    while let presented = presenter?.presentedViewController { presenter = presented }
    guard let presenter else { return }
    let controller = UITextFormattingViewController(configuration: configuration)
    controller.textView = self
    controller.formattingDescriptor = formattingOfSelection
    delegate?.textView(self, willBeginFormattingWith: controller)
    formatting = controller
    InputViewPresenter.shared.update()
    presenter.present(controller, animated: UIView.areAnimationsEnabled) { [weak self] in
      guard let self else { return }
      delegate?.textView(self, didBeginFormattingWith: controller)
    }
  }

  func formattingWillEnd(_ controller: UITextFormattingViewController) {
    delegate?.textView(self, willEndFormattingWith: controller)
    formatting = nil
    InputViewPresenter.shared.update()
  }

  func formattingDidEnd(_ controller: UITextFormattingViewController) {
    delegate?.textView(self, didEndFormattingWith: controller)
  }

  /// Shows the formatting of the present selection in the panel.
  func updateFormatting() {
    if let formatting { formatting.formattingDescriptor = formattingOfSelection }
  }

  /// The formatting of the selection, or of what is typed next.
  private var formattingOfSelection: UITextFormattingViewController.FormattingDescriptor {
    let range = editor.selection
    var descriptor =
      range.length > 0
      ? UITextFormattingViewController.FormattingDescriptor(string: textStorage, range: range)
      : UITextFormattingViewController.FormattingDescriptor(attributes: typingAttributes)
    let styles = (formatting?.configuration ?? textFormattingConfiguration)?.formattingStyles ?? []
    var all: [AttributeContainer] = []
    if range.length > 0 {
      textStorage.enumerateAttributes(in: range) { attributes, _, _ in
        all.append(AttributeContainer(attributes))
      }
    } else {
      all = [AttributeContainer(typingAttributes)]
    }
    let style = styles.first { style in all.allSatisfy { $0.merging(style.attributes) == $0 } }
    descriptor.formattingStyleKey = style?.styleKey
    return descriptor
  }

  /// Changes the selection, and what is typed next at a caret (TextViews.TV35).
  func apply(_ change: UITextFormattingViewController.ChangeValue) {
    guard isEditable else { return }
    switch change {
    case .bold(let isOn): changeFonts { $0.with(.traitBold, isOn) }
    case .italic(let isOn): changeFonts { $0.with(.traitItalic, isOn) }
    case .underline(let isOn): setLine(.underlineStyle, isOn)
    case .strikethrough(let isOn): setLine(.strikethroughStyle, isOn)
    case .font(let font): changeFonts { font.withSize($0.pointSize) }
    case .fontSize(let size): changeFonts { $0.withSize(max(1, CGFloat(size))) }
    case .increaseFontSize: changeFonts { $0.resized(by: 1) }
    case .decreaseFontSize: changeFonts { $0.resized(by: -1) }
    case .textColor(let color): reformat { $0[.foregroundColor] = color }
    case .textAlignment(let alignment):
      changeParagraphs { $0.alignment = alignment.nsTextAlignment }
    case .lineHeightPointSize(let height):
      changeParagraphs {
        ($0.minimumLineHeight, $0.maximumLineHeight) = (CGFloat(height), CGFloat(height))
      }
    case .increaseIndentation: indent(by: FormattingMetrics.indentation)
    case .decreaseIndentation: indent(by: -FormattingMetrics.indentation)
    case .formattingStyle(let key):
      let configuration = formatting?.configuration ?? textFormattingConfiguration
      guard let style = configuration?.formattingStyles?.first(where: { $0.styleKey == key })
      else { return }
      let attributes = style.attributes.dictionary
      reformat(wholeParagraphs: attributes[.paragraphStyle] != nil) {
        $0.merge(attributes) { $1 }
      }
    // The panel of a text view does not offer them (TextViews.TV33).
    case .textList, .highlight, .undefined: return
    }
    updateFormatting()
  }

  private func changeFonts(_ change: (UIFont) -> UIFont) {
    reformat { $0[.font] = change($0[.font] as? UIFont ?? Self.usualFont) }
  }

  private func setLine(_ key: NSAttributedString.Key, _ isOn: Bool) {
    reformat { $0[key] = isOn ? NSUnderlineStyle.single.rawValue : nil }
  }

  private func indent(by points: CGFloat) {
    changeParagraphs { style in
      // A hanging first line keeps its distance from the others.
      let move = max(points, -min(style.headIndent, style.firstLineHeadIndent))
      style.headIndent += move
      style.firstLineHeadIndent += move
    }
  }

  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    reformat(wholeParagraphs: true) { attributes in
      let style =
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy()
        as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      change(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// Changes the attributes of the selection or its paragraphs, and of what is typed next at a
  /// caret, as one undo action.
  private func reformat(
    wholeParagraphs: Bool = false, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let selection = editor.selection
    var typing = typingAttributes
    let range =
      wholeParagraphs ? (editor.text as NSString).paragraphRange(for: selection) : selection
    if range.length > 0 {
      var runs: [([NSAttributedString.Key: Any], NSRange)] = []
      textStorage.enumerateAttributes(in: range) { attributes, run, _ in
        var new = attributes
        change(&new)
        runs.append((new, run))
      }
      editor.restyle(range) { storage in
        for (attributes, run) in runs { storage.setAttributes(attributes, range: run) }
      }
    }
    guard selection.length == 0 else { return }
    change(&typing)
    typingAttributes = typing
  }
}
