import TactusDocumentReading
import TactusPDFDocuments
import TactusPreviews
import TactusThreads
import TactusUIKitDocuments
import TactusVirtualTime
import UniformTypeIdentifiers

/// A generator of thumbnails of files.
///
/// Steps QuickLook.TH1…
@preconcurrency @MainActor
open class QLThumbnailGenerator: NSObject {
  /// The generator of the app.
  public static let shared = QLThumbnailGenerator()

  /// The pending requests.
  private var pending: [ObjectIdentifier: ReadingCancellation] = [:]
  private let worker = SerialWorker()

  /// Generates the best thumbnail of a file: of its content, otherwise its icon.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Receives the picture, or a `QLThumbnailError`.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    begin(request) { outcome in
      switch outcome {
      case .success(let picture?): completionHandler(picture, nil)
      case .success(nil):
        if request.representationTypes.contains(.icon), let icon = self.icon(request) {
          completionHandler(icon, nil)
        } else {
          completionHandler(
            nil, QLThumbnailError(.generationFailed, reason: "the file has no picture"))
        }
      case .failure(let error):
        guard error.code == .generationFailed, request.representationTypes.contains(.icon),
          let icon = self.icon(request)
        else { return completionHandler(nil, error) }
        completionHandler(icon, nil)
      }
    }
  }

  /// Generates the best thumbnail of a file.
  ///
  /// - Parameter request: The request.
  /// - Throws: `QLThumbnailError`.
  open func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation {
    try await withCheckedThrowingContinuation { continuation in
      generateBestRepresentation(for: request) { picture, error in
        continuation.resume(
          with: picture.map { .success($0) }
            ?? .failure(error ?? QLThumbnailError(.generationFailed)))
      }
    }
  }

  /// Generates all requested types of thumbnails, the simplest first.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - updateHandler: Receives each thumbnail with its type, or an error for a type.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) ->
        Void
    )? = nil
  ) {
    if request.representationTypes.contains(.icon) {
      let icon = icon(request)
      updateHandler?(icon, .icon, icon == nil ? QLThumbnailError(.requestInvalid) : nil)
    }
    guard !request.representationTypes.isDisjoint(with: [.lowQualityThumbnail, .thumbnail]) else {
      return
    }
    begin(request) { outcome in
      let picture = try? outcome.get()
      var error: QLThumbnailError?
      if case .failure(let failure) = outcome { error = failure }
      if picture == nil, error == nil {
        error = QLThumbnailError(.generationFailed, reason: "the file has no picture")
      }
      // A request without the better type reports the thumbnail as the other one.
      if request.representationTypes.contains(.lowQualityThumbnail),
        !request.representationTypes.contains(.thumbnail) || picture != nil
      {
        let low = picture.map {
          QLThumbnailRepresentation(.lowQualityThumbnail, $0.cgImage, scale: request.scale)
        }
        updateHandler?(low, .lowQualityThumbnail, error)
      }
      if request.representationTypes.contains(.thumbnail) {
        updateHandler?(picture, .thumbnail, error)
      }
    }
  }

  /// Saves the best thumbnail of a file.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - fileURL: The new file.
  ///   - contentType: The identifier of its type: `public.png` or `public.jpeg`.
  ///   - completionHandler: Receives an error; nil if the thumbnail was saved.
  open func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String,
    completion completionHandler: @escaping ((any Error)?) -> Void
  ) {
    generateBestRepresentation(for: request) { picture, error in
      guard let image = picture?.uiImage else { return completionHandler(error) }
      let data =
        switch contentType {
        case UTType.png.identifier: image.pngData()
        case UTType.jpeg.identifier: image.jpegData(compressionQuality: 0.9)
        default: Data?.none
        }
      guard let data, (try? data.write(to: fileURL, options: .atomic)) != nil else {
        return completionHandler(QLThumbnailError(.savingToURLFailed))
      }
      completionHandler(nil)
    }
  }

  /// Saves the best thumbnail of a file.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - fileURL: The new file.
  ///   - contentType: The identifier of its type: `public.png` or `public.jpeg`.
  /// - Throws: `QLThumbnailError`.
  open func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String
  ) async throws {
    let error = await withCheckedContinuation { continuation in
      saveBestRepresentation(for: request, to: fileURL, contentType: contentType) {
        continuation.resume(returning: $0)
      }
    }
    if let error { throw error }
  }

  /// Cancels a request, whose handler receives an error.
  open func cancel(_ request: Request) {
    pending.removeValue(forKey: ObjectIdentifier(request))?.cancel()
  }

  // MARK: Internals

  private func icon(_ request: Request) -> QLThumbnailRepresentation? {
    guard isValid(request) else { return nil }
    let image = DocumentIcon.image(of: request.url, size: request.size, scale: request.scale)
    return image.cgImage.map { QLThumbnailRepresentation(.icon, $0, scale: request.scale) }
  }

  private func isValid(_ request: Request) -> Bool {
    let pixels = [request.size.width * request.scale, request.size.height * request.scale]
    return request.url.isFileURL && pixels.allSatisfy { $0 >= 1 && $0 <= 4_096 }
  }

  private typealias Outcome = Result<QLThumbnailRepresentation?, QLThumbnailError>

  private func begin(_ request: Request, _ then: @escaping @MainActor (Outcome) -> Void) {
    guard isValid(request) else {
      return PhoneTime.runLater { then(.failure(QLThumbnailError(.requestInvalid))) }
    }
    let cancellation = ReadingCancellation()
    pending[ObjectIdentifier(request)] = cancellation
    let (width, height) = (
      Int(request.size.width * request.scale), Int(request.size.height * request.scale)
    )
    BackgroundReading.run(
      on: PreviewKind(request.url).converter ?? worker
    ) { () -> Result<CGImage?, ReaderFailure> in
      do throws(ReaderFailure) {
        return .success(
          try PreviewPicture.make(
            request.url, width: width, height: height, unless: cancellation))
      } catch {
        return .failure(error)
      }
    } then: { [self] found in
      guard pending.removeValue(forKey: ObjectIdentifier(request)) != nil else {
        return then(.failure(QLThumbnailError(.requestCancelled)))
      }
      switch found {
      case .success(nil): then(.success(nil))
      case .success(let image?):
        let picture = paper(under: image, request)
        let least = min(picture.contentRect.width, picture.contentRect.height)
        guard least >= request.minimumDimension else {
          return then(
            .failure(QLThumbnailError(.generationFailed, reason: "the picture is too small")))
        }
        then(.success(picture))
      case .failure(let failure):
        then(.failure(QLThumbnailError(.generationFailed, reason: failure.message)))
      }
    }
  }

  /// Returns the representation of an image; pages are drawn on white paper.
  private func paper(under image: CGImage, _ request: Request) -> QLThumbnailRepresentation {
    guard PreviewKind(request.url).isPages else {
      return QLThumbnailRepresentation(.thumbnail, image, scale: request.scale)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: image.width, height: image.height)
    let page = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
      guard request.iconMode else { return }
      UIColor.lightGray.setStroke()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).stroke()
    }
    return QLThumbnailRepresentation(.thumbnail, page.cgImage ?? image, scale: request.scale)
  }
}
