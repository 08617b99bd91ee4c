/// The inputs of a filter that finds the mean of each row of an area.
public protocol CIRowAverage: CIAreaReductionFilter {}
