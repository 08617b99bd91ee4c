extension WKWebView {
  /// Evaluates a script in a frame and a world; always fails (Opening.WK3).
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Evaluates a script in a frame and a world; always fails (Opening.WK3).
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try await evaluateJavaScript(javaScript) }

  /// Calls a function body with arguments; always fails (Opening.WK3).
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Calls a function body with arguments; always fails (Opening.WK3).
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { try await evaluateJavaScript(functionBody) }

  private func refuse(_ completionHandler: (@MainActor (Result<Any, any Error>) -> Void)?) {
    evaluateJavaScript("") { _, error in
      completionHandler?(
        .failure(error ?? WebWarning.error(.unknown, "Scripts do not run here.")))
    }
  }

  // MARK: Content

  /// Makes a PDF of the empty view.
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let result = Result { try document(configuration) }
    DispatchQueue.main.async { completionHandler(result) }
  }

  /// Returns a PDF of the empty view.
  ///
  /// - Throws: An error if the part of the view is empty.
  public func pdf(
    configuration: WKPDFConfiguration = WKPDFConfiguration()
  ) async throws -> Data { try document(configuration) }

  /// Makes a web archive; always fails, because there is no page.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let error = WebWarning.error(.unknown, "There is no page to archive.")
    DispatchQueue.main.async { completionHandler(.failure(error)) }
  }

  /// Searches the page; nothing is ever found.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { DispatchQueue.main.async { completionHandler(WKFindResult()) } }

  /// Searches the page; nothing is ever found.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
  ) async throws -> WKFindResult { WKFindResult() }

  private func document(_ configuration: WKPDFConfiguration) throws -> Data {
    WebWarning.write()
    let part = configuration.rect ?? bounds
    guard part.width > 0, part.height > 0 else {
      throw WebWarning.error(.unknown, "The part of the web view is empty.")
    }
    let page = CGRect(origin: .zero, size: part.size)
    return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      guard !configuration.allowTransparentBackground else { return }
      (backgroundColor ?? .white).setFill()
      context.fill(page)
    }
  }
}
