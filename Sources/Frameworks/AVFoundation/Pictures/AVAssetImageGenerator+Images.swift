extension AVAssetImageGenerator {
  /// A sequence of the images at requested times.
  public struct Images: AsyncSequence, Sendable {
    /// An image at a time, or the reason why there is none.
    public enum Element: Sendable {
      /// An image: the requested time, the image and its actual time.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// A failure: the requested time and the error.
      case failure(requestedTime: CMTime, error: any Error)

      /// The wanted time.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      /// The artwork.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): return image
          case .failure(_, let error): throw error
          }
        }
      }
      /// The time of the frame.
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): return time
          case .failure(_, let error): throw error
          }
        }
      }
    }

    /// The iterator over the images.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let generator: AVAssetImageGenerator
      fileprivate var times: ArraySlice<CMTime>

      /// Returns the next image; nil after the last one.
      public mutating func next() async -> Element? {
        guard let time = times.popFirst() else { return nil }
        do {
          if Task.isCancelled { throw AVError(.operationCancelled) }
          let (image, actual) = try await generator.image(at: time)
          return .success(requestedTime: time, image: image, actualTime: actual)
        } catch {
          return .failure(requestedTime: time, error: error)
        }
      }
    }

    fileprivate let generator: AVAssetImageGenerator
    fileprivate let times: [CMTime]

    /// Returns an iterator over the images.
    public func makeAsyncIterator() -> Iterator {
      Iterator(generator: generator, times: times[...])
    }
  }

  /// Returns the images at times, in order.
  public func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }
}
