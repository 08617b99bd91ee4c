/// Returns the samples without the silence at both ends.
func trimmed(_ samples: [Float]) -> [Float] {
  guard let first = samples.firstIndex(where: { $0 != 0 }),
    let last = samples.lastIndex(where: { $0 != 0 })
  else { return [] }
  return Array(samples[first...last])
}

/// Returns the index of the first difference of two sounds, without the silence around them; `nil`
/// where they are equal.
func firstDifference(_ heard: [Float], _ wanted: [Float]) -> Int? {
  let (heard, wanted) = (trimmed(heard), trimmed(wanted))
  let difference = zip(heard, wanted).enumerated().first { $1.0 != $1.1 }?.offset
  return difference ?? (heard.count == wanted.count ? nil : min(heard.count, wanted.count))
}

/// Returns the share of a recording's blocks of 10 ms that are blocks of a sound, in its order.
///
/// A server that is late on a busy machine inserts silence, and a late recorder loses samples: each
/// spoils a block or two. A wrong gain, order or rate spoils them all. Blocks of silence do not
/// count.
func shareOfExactBlocks(_ heard: [Float], of wanted: [Float]) -> Double {
  let length = 480
  let heard = trimmed(heard)
  var (next, exact, count) = (0, 0, 0)
  for start in stride(from: 0, to: heard.count - length, by: length) {
    let block = heard[start..<start + length]
    guard block.contains(where: { $0 != 0 }) else { continue }
    count += 1
    let place = (next..<max(next, wanted.count - length)).first { place in
      wanted[place..<place + length].elementsEqual(block)
    }
    guard let place else { continue }
    exact += 1
    next = place + length
  }
  return count == 0 ? 0 : Double(exact) / Double(count)
}
