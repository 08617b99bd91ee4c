extension AVAssetImageGenerator {
  /// Pictures of times, one after the other.
  public struct Images: AsyncSequence, Sendable {
    /// A picture of a time, or the error why there is none.
    public enum Element: Sendable {
      /// A picture: the wanted time, the picture and its time.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// None: the wanted time and the error.
      case failure(requestedTime: CMTime, error: any Error)

      /// The wanted time.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      /// The picture.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): return image
          case .failure(_, let error): throw error
          }
        }
      }
      /// The time of the picture.
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): return time
          case .failure(_, let error): throw error
          }
        }
      }
    }

    /// The maker of the pictures.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let generator: AVAssetImageGenerator
      fileprivate var times: ArraySlice<CMTime>

      /// Returns the picture of the next time; nil after the last one.
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

    /// Returns the maker of the pictures.
    public func makeAsyncIterator() -> Iterator {
      Iterator(generator: generator, times: times[...])
    }
  }

  /// Returns the pictures of times, in their order.
  public func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }
}
