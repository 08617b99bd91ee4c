/// The components of formatting panels, by key.
@MainActor
enum FormattingComponents {
  typealias Item = FormattingButtonBar.Item

  /// Returns the view of a component; nil for one that is unknown, or has nothing to offer.
  static func make(
    _ key: UITextFormattingViewController.ComponentKey,
    _ configuration: UITextFormattingViewController.Configuration
  ) -> FormattingComponentView? {
    switch key {
    case .formattingStyles:
      let items = (configuration.formattingStyles ?? []).map { style in
        let title = String(localized: style.title)
        return Item(
          face: .text(title, FormattingMetrics.font), label: title,
          isOn: { $0.formattingStyleKey == style.styleKey },
          change: { _ in .formattingStyle(style.styleKey) })
      }
      return items.isEmpty ? nil : FormattingButtonBar(items)
    case .fontAttributes: return FormattingButtonBar(attributes)
    case .fontPicker: return FormattingPickerButton(.font)
    case .fontSize:
      return FormattingButtonBar([
        Item(
          face: .text("A", FormattingMetrics.smallLetter), label: FormattingText.smaller,
          change: { _ in .decreaseFontSize }),
        Item(
          face: .text("A", FormattingMetrics.largeLetter), label: FormattingText.larger,
          change: { _ in .increaseFontSize }),
      ])
    case .fontPointSize:
      return FormattingStepperView(FormattingText.fontSize) { descriptor in
        let sizes = Set(descriptor.fonts.map(\.pointSize))
        let first = Double(descriptor.fonts.first?.pointSize ?? UIFont.labelFontSize)
        let text = sizes.count > 1 ? FormattingText.mixed : FormattingText.points(first)
        return FormattingStepperView.Value(text: text, points: first)
      } change: {
        .fontSize($0)
      }
    case .textAlignment: return FormattingButtonBar(Array(alignments.dropLast()))
    case .textAlignmentAndJustification: return FormattingButtonBar(alignments)
    case .textIndentation:
      return FormattingButtonBar([
        Item(
          face: .symbol("decrease.indent"), label: FormattingText.lessIndentation,
          change: { _ in .decreaseIndentation }),
        Item(
          face: .symbol("increase.indent"), label: FormattingText.moreIndentation,
          change: { _ in .increaseIndentation }),
      ])
    case .lineHeight:
      return FormattingStepperView(FormattingText.lineHeight) { descriptor in
        let natural = Double(descriptor.fonts.first?.lineHeight ?? UIFont.labelFontSize)
        return FormattingStepperView.Value(
          text: descriptor.lineHeight.map(FormattingText.points) ?? FormattingText.automatic,
          prefix: "\(FormattingText.lineHeight): ",
          points: descriptor.lineHeight ?? natural.rounded())
      } change: {
        .lineHeightPointSize($0)
      }
    case .listStyles: return FormattingButtonBar(lists)
    case .textColor: return FormattingPickerButton(.color)
    case .highlight:
      return FormattingButtonBar([
        Item(
          face: .symbol("paintbrush"), label: FormattingText.highlight,
          isOn: { !$0.highlights.isEmpty },
          change: { .highlight($0.highlights.isEmpty ? .default : nil) })
      ])
    case .highlightPicker: return FormattingButtonBar(highlights)
    default: return nil
    }
  }

  private static var attributes: [Item] {
    [
      Item(
        face: .symbol("bold"), label: FormattingText.bold, isOn: { $0.hasTrait(.traitBold) },
        change: { .bold(!$0.hasTrait(.traitBold)) }),
      Item(
        face: .symbol("italic"), label: FormattingText.italic,
        isOn: { $0.hasTrait(.traitItalic) }, change: { .italic(!$0.hasTrait(.traitItalic)) }),
      Item(
        face: .symbol("underline"), label: FormattingText.underline,
        isOn: { $0.underlinePresent }, change: { .underline(!$0.underlinePresent) }),
      Item(
        face: .symbol("strikethrough"), label: FormattingText.strikethrough,
        isOn: { $0.strikethroughPresent }, change: { .strikethrough(!$0.strikethroughPresent) }),
    ]
  }

  private static var alignments: [Item] {
    let all: [(UITextFormattingViewController.TextAlignment, symbol: String, label: String)] = [
      (.left, "text.alignleft", FormattingText.left),
      (.center, "text.aligncenter", FormattingText.center),
      (.right, "text.alignright", FormattingText.right),
      (.justified, "text.justify", FormattingText.justified),
    ]
    return all.map { alignment, symbol, label in
      Item(
        face: .symbol(symbol), label: label, isOn: { $0.textAlignments == [alignment] },
        change: { _ in .textAlignment(alignment) })
    }
  }

  private static var lists: [Item] {
    let all: [(UITextFormattingViewController.TextList, symbol: String, label: String)] = [
      (.hyphen, "list.dash", FormattingText.dashes),
      (.disc, "list.bullet", FormattingText.bullets),
      (.decimal, "list.number", FormattingText.numbers),
    ]
    return all.map { list, symbol, label in
      Item(
        face: .symbol(symbol), label: label, isOn: { $0.textLists == [list] },
        change: { .textList($0.textLists == [list] ? nil : list) })
    }
  }

  private static var highlights: [Item] {
    let all: [(UITextFormattingViewController.Highlight, UIColor)] = [
      (.default, .systemYellow), (.purple, .systemPurple), (.pink, .systemPink),
      (.orange, .systemOrange), (.mint, .systemMint), (.blue, .systemBlue),
    ]
    return all.map { highlight, color in
      Item(
        face: .sample(color),
        label: "\(FormattingText.highlight), \(highlight.rawValue)",
        isOn: { $0.highlights == [highlight] },
        change: { .highlight($0.highlights == [highlight] ? nil : highlight) })
    }
  }
}
