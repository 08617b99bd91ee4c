// Made by `swift run generate-tables` of Data/DynamicType.json, where every number names its
// source. Do not edit.

extension DynamicType {
  /// All text styles, each from the smallest category to the largest.
  static let rows: [Row] = [
    Row(
      name: "extraLargeTitle", weight: 0.4, boldWeight: 0.4,
      sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
      leadings: [40, 41, 42, 43, 45, 48, 50, 54, 59, 63, 68, 72]),
    Row(
      name: "extraLargeTitle2", weight: 0.4, boldWeight: 0.4,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    Row(
      name: "largeTitle", weight: 0.0, boldWeight: 0.4,
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    Row(
      name: "title1", weight: 0.0, boldWeight: 0.4,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    Row(
      name: "title2", weight: 0.0, boldWeight: 0.4,
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    Row(
      name: "title3", weight: 0.0, boldWeight: 0.3,
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    Row(
      name: "headline", weight: 0.3, boldWeight: 0.3,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(
      name: "body", weight: 0.0, boldWeight: 0.3,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(
      name: "callout", weight: 0.0, boldWeight: 0.3,
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    Row(
      name: "subheadline", weight: 0.0, boldWeight: 0.3,
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    Row(
      name: "footnote", weight: 0.0, boldWeight: 0.3,
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    Row(
      name: "caption1", weight: 0.0, boldWeight: 0.3,
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    Row(
      name: "caption2", weight: 0.0, boldWeight: 0.3,
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]
}
