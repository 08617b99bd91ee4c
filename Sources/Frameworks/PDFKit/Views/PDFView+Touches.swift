// What touches do (QuickLook.PV3 and QuickLook.PV4).

extension PDFView {
  func tapped(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    if selection != nil { clearSelection() }
    guard let page = page(for: point, nearest: false),
      let hit = page.annotation(at: convert(point, to: page))
    else { return }
    NotificationCenter.default.post(
      name: .PDFViewAnnotationHit, object: self, userInfo: ["PDFAnnotationHit": hit])
    if hit.toggle() { return }
    if hit.isActivatableTextField { return edit(hit, on: page) }
    if let destination = hit.destination { return go(to: destination) }
    if let action = hit.action { run(action) }
  }

  /// Opens a text field for an annotation (QuickLook.PA5).
  private func edit(_ annotation: PDFAnnotation, on page: PDFPage) {
    guard let view = view(of: page) else { return }
    editor?.end()
    editor = PDFFieldEditor(annotation, in: view)
  }

  /// Performs an action.
  func run(_ action: PDFAction) {
    switch action {
    case let action as PDFActionURL:
      guard let url = action.url else { return }
      if let delegate { return delegate.pdfViewWillClick(onLink: self, with: url) }
      UIApplication.shared.open(url)
    case let action as PDFActionGoTo: go(to: action.destination)
    case let action as PDFActionRemoteGoTo:
      delegate?.pdfViewOpenPDF(self, forRemoteGoToAction: action)
    case let action as PDFActionNamed: run(action.name)
    case let action as PDFActionResetForm: reset(action)
    default: break
    }
  }

  private func run(_ name: PDFActionNamedName) {
    switch name {
    case .none: break
    case .nextPage: goToNextPage(nil)
    case .previousPage: goToPreviousPage(nil)
    case .firstPage: goToFirstPage(nil)
    case .lastPage: goToLastPage(nil)
    case .goBack: goBack(nil)
    case .goForward: goForward(nil)
    case .goToPage: delegate?.pdfViewPerformGo(toPage: self)
    case .find: delegate?.pdfViewPerformFind(self)
    case .print: if document?.allowsPrinting == false { post(.PDFViewPrintPermission) }
    case .zoomIn: zoomIn(nil)
    case .zoomOut: zoomOut(nil)
    }
  }

  /// Resets form fields to their default values.
  private func reset(_ action: PDFActionResetForm) {
    for index in 0..<(document?.pageCount ?? 0) {
      for field in document?.page(at: index)?.annotations ?? [] where field.type == "Widget" {
        let isNamed = action.fields?.contains(field.fieldName ?? "") ?? true
        guard isNamed == action.fieldsIncludedAreCleared || action.fields == nil else { continue }
        if [.checkBoxControl, .radioButtonControl].contains(field.widgetControlType) {
          let isOn = field.widgetDefaultStringValue == "/" + field.buttonWidgetStateString
          field.buttonWidgetState = isOn ? .onState : .offState
        } else if field.widgetControlType == .unknownControl {
          field.widgetStringValue = field.widgetDefaultStringValue
        }
      }
    }
  }

  /// Records the current destination before going to another one.
  func remember() {
    guard let place = currentDestination else { return }
    history.append(place)
    future = []
    post(.PDFViewChangedHistory)
  }

  /// Goes to the last destination of one stack, and pushes the current one onto another.
  func travel(
    from places: ReferenceWritableKeyPath<PDFView, [PDFDestination]>,
    to others: ReferenceWritableKeyPath<PDFView, [PDFDestination]>
  ) {
    guard let place = self[keyPath: places].popLast() else { return }
    if let current = currentDestination { self[keyPath: others].append(current) }
    move(to: place)
    post(.PDFViewChangedHistory)
  }

  /// Returns what is at a point of the view.
  func area(at point: CGPoint) -> PDFAreaOfInterest {
    guard let page = page(for: point, nearest: false) else { return [] }
    let place = convert(point, to: page)
    var area: PDFAreaOfInterest = .pageArea
    let text = page.pageText
    if text.index(at: place) >= 0, text.area(at: text.index(at: place)).contains(place) {
      area.insert(.textArea)
    }
    guard let annotation = page.annotation(at: place) else { return area }
    area.insert(.annotationArea)
    switch annotation.type {
    case "Link": area.insert(.linkArea)
    case "Widget": area.insert(annotation.isActivatableTextField ? .textFieldArea : .controlArea)
    case "Text": area.insert(.iconArea)
    case "Popup": area.insert(.popupArea)
    default: break
    }
    return area
  }

  func pressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    let point = recognizer.location(in: self)
    guard let page = page(for: point, nearest: false) else { return }
    let place = convert(point, to: page)
    if recognizer.state == .began {
      currentSelection = page.selectionForWord(at: place)
    } else if let selection, let word = page.selectionForWord(at: place) {
      // The selection grows from the word at which the press began.
      let both = selection.copy() as? PDFSelection
      both?.add(word)
      guard let start = both?.start, let end = both?.end, let document,
        let first = document.page(at: start.page - 1), let last = document.page(at: end.page - 1)
      else { return }
      currentSelection = document.selection(
        from: first, atCharacterIndex: start.character, to: last,
        atCharacterIndex: end.character - 1)
    }
  }
}
