struct Plot {
    let number: Int
    let holder: String
}

struct Crop: Equatable {
    let name: String
    let weeks: Int
}
