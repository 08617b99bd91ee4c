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
