internal import Synchronization
internal import TactusVirtualTime

/// The identifier of a request for a file's data.
public typealias PHAssetResourceDataRequestID = Int32
/// The invalid request identifier.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Called with the fraction of a file that was loaded from iCloud.
public typealias PHAssetResourceProgressHandler = (Double) -> Void

/// A manager of the files of Live Photos; the library has no assets (Device.PH2).
///
/// Steps Device.PH8…
///
/// - Thread: any; a lock guards what changes in it.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  // The requests have a lock.

  private static let manager = PHAssetResourceManager()

  /// The shared source.
  open class func `default`() -> PHAssetResourceManager { manager }

  /// Requests the data of a file, in chunks (Device.PH8).
  ///
  /// - Parameters:
  ///   - resource: The file.
  ///   - options: The options, which only affect iCloud.
  ///   - handler: Called with each piece on another thread.
  ///   - completionHandler: Called on the same thread after the last chunk, or with an error.
  /// - Returns: The number of the request.
  @discardableResult @preconcurrency
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    let number = RequestNumbers.next()
    running.withLock { _ = $0.insert(number) }
    PhoneTime.callOnAnotherThread { [self] in
      let error = read(resource, number, handler)
      running.withLock { _ = $0.remove(number) }
      completionHandler(error)
    }
    return number
  }

  /// Writes a file to a URL at which there is none (Device.PH8).
  ///
  /// - Parameters:
  ///   - resource: The file.
  ///   - fileURL: The place.
  ///   - options: The options, which only affect iCloud.
  ///   - completionHandler: Called on another thread, with the reason why the file was not written.
  @preconcurrency
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    PhoneTime.callOnAnotherThread { completionHandler(Self.write(resource, fileURL)) }
  }

  /// Writes a file to a URL at which there is none (Device.PH8).
  ///
  /// - Throws: The error why the file was not written.
  nonisolated(nonsending) open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    let error = await withCheckedContinuation { done in
      writeData(for: resource, toFile: fileURL, options: options) { done.resume(returning: $0) }
    }
    if let error { throw error }
  }

  /// Cancels a data request: its completion handler receives the error `userCancelled`
  /// (Device.PH8).
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
    running.withLock { _ = $0.remove(requestID) }
  }

  // MARK: Internals

  /// The size of a chunk in bytes.
  ///
  /// - Source: ours. Confidence: guess.
  private static let piece = 1 << 20

  private let running = Mutex<Set<PHAssetResourceDataRequestID>>([])

  private func read(
    _ resource: PHAssetResource, _ number: PHAssetResourceDataRequestID,
    _ handler: (Data) -> Void
  ) -> (any Error)? {
    do {
      let file = try FileHandle(forReadingFrom: resource.file)
      defer { try? file.close() }
      while let piece = try file.read(upToCount: Self.piece), !piece.isEmpty {
        guard running.withLock({ $0.contains(number) }) else {
          return PHPhotosError(.userCancelled)
        }
        handler(piece)
      }
      return running.withLock { $0.contains(number) } ? nil : PHPhotosError(.userCancelled)
    } catch {
      return PHPhotosError(.missingResource)
    }
  }

  private static func write(_ resource: PHAssetResource, _ place: URL) -> (any Error)? {
    do {
      try FileManager.default.copyItem(at: resource.file, to: place)
      return nil
    } catch {
      return error
    }
  }
}
