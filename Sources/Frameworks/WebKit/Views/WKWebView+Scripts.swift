extension WKWebView {
  /// Runs a script in a frame and a world, which fails (Opening.WK3).
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Runs a script in a frame and a world, which fails (Opening.WK3).
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try await evaluateJavaScript(javaScript) }

  /// Runs the body of a function, which fails (Opening.WK3).
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Runs the body of a function, which fails (Opening.WK3).
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

  /// Makes a document of the view, which is empty.
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let result = Result { try document(configuration) }
    DispatchQueue.main.async { completionHandler(result) }
  }

  /// Returns a document of the view, which is empty.
  ///
  /// - Throws: An error if the part of the view is empty.
  public func pdf(
    configuration: WKPDFConfiguration = WKPDFConfiguration()
  ) async throws -> Data { try document(configuration) }

  /// Makes an archive of the page, which fails, because there is none.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let error = WebWarning.error(.unknown, "There is no page to archive.")
    DispatchQueue.main.async { completionHandler(.failure(error)) }
  }

  /// Finds a text in the page: never.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { DispatchQueue.main.async { completionHandler(WKFindResult()) } }

  /// Finds a text in the page: never.
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
