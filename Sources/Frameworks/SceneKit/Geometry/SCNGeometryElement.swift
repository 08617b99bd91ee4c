/// The indices that join vertices into primitives (Scenes.SC4).
open class SCNGeometryElement: NSObject, @unchecked Sendable {
  /// Creates an element without triangles.
  public override init() {
    (content, form) = (nil, .triangles)
    (count, width) = (0, 0)
    super.init()
  }

  /// Creates an element from index data; without data the vertices are used in order.
  public init(
    data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
  ) {
    (content, form, count) = (data, primitiveType, primitiveCount)
    width = bytesPerIndex
    super.init()
  }

  /// Creates an element from indices.
  public convenience init<IndexType: FixedWidthInteger>(
    indices: [IndexType], primitiveType: SCNGeometryPrimitiveType
  ) {
    let numbers = indices.map { Int(truncatingIfNeeded: $0) }
    self.init(
      data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType,
      primitiveCount: Self.count(of: numbers, primitiveType),
      bytesPerIndex: MemoryLayout<IndexType>.size)
  }

  /// The index data; empty without any.
  open var data: Data { content ?? Data() }
  /// The kind of primitives.
  open var primitiveType: SCNGeometryPrimitiveType { form }
  /// The number of primitives.
  open var primitiveCount: Int { count }
  /// The number of bytes of an index.
  open var bytesPerIndex: Int { width }
  /// The range of primitives to draw; all if the location is `NSNotFound`.
  open var primitiveRange = NSRange(location: NSNotFound, length: 0)
  /// The point size in the scene's units.
  open var pointSize: CGFloat = 1
  /// The minimum radius of points on the screen.
  open var minimumPointScreenSpaceRadius: CGFloat = 1
  /// The maximum radius of points on the screen.
  open var maximumPointScreenSpaceRadius: CGFloat = 1

  // MARK: Internals

  private let content: Data?
  private let form: SCNGeometryPrimitiveType
  private let count: Int
  private let width: Int

  private static func count(of indices: [Int], _ form: SCNGeometryPrimitiveType) -> Int {
    switch form {
    case .triangles: return indices.count / 3
    case .triangleStrip: return max(indices.count - 2, 0)
    case .line: return indices.count / 2
    case .point: return indices.count
    case .polygon:
      // The numbers of corners come first, as many as there are polygons.
      var corners = 0
      for (place, index) in indices.enumerated() {
        corners += index
        if place + 1 + corners == indices.count { return place + 1 }
      }
      return 0
    }
  }

  /// The indices in order.
  var indices: [Int] {
    guard let content else { return Array(0..<max(numberOfIndices, 0)) }
    return content.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - max(width, 1) + 1, by: max(width, 1)).map { place in
        switch width {
        case 1: Int(bytes[place])
        case 2: Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self))
        case 8: Int(bytes.loadUnaligned(fromByteOffset: place, as: Int64.self))
        default: Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        }
      }
    }
  }

  private var numberOfIndices: Int {
    switch form {
    case .triangles: 3 * count
    case .triangleStrip: count + 2
    case .line: 2 * count
    case .point: count
    case .polygon: 0
    }
  }

  /// The triangles; empty for lines and points.
  var triangles: [SIMD3<Int>] {
    let all = indices
    switch form {
    case .triangles:
      return (0..<min(max(count, 0), all.count / 3)).map {
        SIMD3(all[3 * $0], all[3 * $0 + 1], all[3 * $0 + 2])
      }
    case .triangleStrip:
      return (0..<min(max(count, 0), max(all.count - 2, 0))).map {
        $0 % 2 == 0
          ? SIMD3(all[$0], all[$0 + 1], all[$0 + 2]) : SIMD3(all[$0 + 1], all[$0], all[$0 + 2])
      }
    case .polygon:
      var (found, place): ([SIMD3<Int>], Int) = ([], count)
      for corners in all.prefix(max(count, 0)) where corners > 2 {
        guard place + corners <= all.count else { break }
        found += (1..<corners - 1).map {
          SIMD3(all[place], all[place + $0], all[place + $0 + 1])
        }
        place += corners
      }
      return found
    case .line, .point: return []
    }
  }
}
