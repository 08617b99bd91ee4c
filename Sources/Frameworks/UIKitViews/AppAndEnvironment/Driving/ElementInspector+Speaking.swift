import Accessibility
import TactusPhoneLink
import TactusVoiceOver

// Properties of elements that only VoiceOver uses; omitted while it is off.
extension ElementInspector.Inspection {
  /// Adds the properties from which VoiceOver derives the order, kind and focus of elements.
  @MainActor
  mutating func addSpokenProperties() {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, object) in objects.enumerated() { places[ObjectIdentifier(object)] = place }
    let focus = AccessibilityFocus.current
    // The app may override hit testing (VoiceOver.FO8).
    let findsHits = objects.contains(where: HitTestOverride.isOverridden)
    for (place, object) in objects.enumerated() {
      if elements[place].parent == nil, let trait = (object as? UIView)?.turn.trait {
        elements[place].traits.append(trait)
      }
      // The height of rows depends on the kind of device (VoiceOver.RO2).
      if elements[place].parent == nil, UIDevice.current.userInterfaceIdiom == .pad {
        elements[place].traits.append(ScreenElement.tabletTrait)
      }
      if findsHits, elements[place].parent == nil {
        elements[place].traits.append(ScreenElement.hitTestTrait)
      }
      elements[place].isFocused = object === focus
      if let contained = object.containedElements {
        elements[place].ordered = contained.compactMap { places[ObjectIdentifier($0)] }
      }
      elements[place].addSpokenProperties(of: object)
      if elements[place].isAccessible { elements[place].cell = cell(of: object, at: place) }
    }
  }

  /// Returns the position of an element in its data table (VoiceOver.SP10).
  @MainActor
  private func cell(of object: AccessibleObject, at place: Int) -> ElementCell? {
    guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
    var parent = elements[place].parent
    while let around = parent {
      if let table = objects[around] as? any UIAccessibilityContainerDataTable {
        return ElementCell(cell, in: table)
      }
      parent = elements[around].parent
    }
    return nil
  }
}

extension ScreenElement {
  /// Adds the properties that depend on the object alone.
  @MainActor
  package mutating func addSpokenProperties(of object: AccessibleObject) {
    container = object.containerKind
    isGroup = object.groupsAskedChildren || object.isNaturalGroup || isAskedGroup
    if let view = object as? UIScrollView {
      hasMoreBefore = view.hasMore(.previous)
      hasMoreAfter = view.hasMore(.next)
    }
    guard isAccessible else { return }
    traits += object.kindWords
    if let source = object as? any NaturalActionSource {
      actions += source.naturalActions.map(\.name)
    }
    language = object.askedLanguage
    let label = object.askedAttributedLabel
    labelParts = label?.spokenParts(in: object.askedTextualContext) ?? []
    // Expanded state, headings and direct touch (VoiceOver.EX1, VoiceOver.HL1, VoiceOver.PA4).
    switch object.accessibilityExpandedStatus {
    case .expanded: traits.append("expanded")
    case .collapsed: traits.append("collapsed")
    case .unsupported: break
    }
    if let level = label?.headingLevel { traits.append("heading-level-\(level)") }
    if object.askedTraits.contains(.allowsDirectInteraction) {
      traits += object.accessibilityDirectTouchOptions.names
    }
    if let provider = object as? any AXCustomContentProvider {
      // Custom content is offered on request (VoiceOver.CC3).
      let contents =
        provider.accessibilityCustomContentBlock?() ?? provider.accessibilityCustomContent ?? []
      content = contents.prefix(LinkLimits.spokenParts).map {
        ElementContent($0.label, value: $0.value, isImportant: $0.importance == .high)
      }
    }
    // The text of a page is read as the value (VoiceOver.RE3).
    if value == nil, let page = object as? any UIAccessibilityReadingContent {
      value = page.accessibilityAttributedPageContent()?.string
    }
    rotors = RotorSearch.rotors(of: object).map(\.name)
    // The focused part of the text (VoiceOver.RT8, VoiceOver.ED1).
    if object === AccessibilityFocus.current { found = AccessibilityFocus.found }
    if let responder = object as? UIResponder, responder.isFirstResponder,
      let text = AccessibleText(object)
    {
      (selection, commands) = (text.selection, text.commands)
    }
  }
}

extension ScreenElement {
  /// Whether the app has made the object a group that is read together (VoiceOver.RO4).
  private var isAskedGroup: Bool {
    if traits.contains("tab-bar") { return true }
    switch container {
    case .list, .landmark, .dataTable: return true
    // A group without a name is ignored.
    case .semanticGroup: return label != nil || value != nil || identifier != nil
    case .set, nil: return false
    }
  }
}

extension UIView {
  /// The rotation of the view relative to the upright screen (VoiceOver.RO9).
  fileprivate var turn: ScreenTurn {
    let origin = layer.convert(CGPoint.zero, to: nil)
    let right = layer.convert(CGPoint(x: 1, y: 0), to: nil)
    let (x, y) = (right.x - origin.x, right.y - origin.y)
    if abs(x) >= abs(y) { return ScreenTurn(quarters: x < 0 ? 2 : 0) }
    return ScreenTurn(quarters: y < 0 ? 3 : 1)
  }
}

extension AccessibleObject {
  /// The kind of container: the app's, otherwise the class's.
  fileprivate var containerKind: ElementContainer? {
    switch askedContainerType {
    case .none: naturalContainer
    case .dataTable: .dataTable
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .semanticGroup
    }
  }
}
