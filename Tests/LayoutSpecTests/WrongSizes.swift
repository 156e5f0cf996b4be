/// Mistakes in lengths and sizes.
extension WrongSpec {
  static let wrongSizes: [WrongSpec] = [
    WrongSpec(
      "an unknown unit",
      """
      sections:
        - group: {height: 44px}
          items: 12
      """,
      """
      error[E204]: unknown unit 'px' in a size
        ┌─ grid.yaml:2:23
      2 │   - group: {height: 44px}
        │                       ^^ did you mean '44pt'?
      """),
    WrongSpec(
      "Apple's name for a length as the key of a map",
      """
      sections:
        - group: {height: 44, item: {width: {fractionalWidth: 0.25}}}
          items: 12
      """,
      """
      error[E201]: expected a width, found a map
        ┌─ grid.yaml:2:39
      2 │   - group: {height: 44, item: {width: {fractionalWidth: 0.25}}}
        │                                       ^^^^^^^^^^^^^^^^^^^^^^^ write '25%w'
      """),
    WrongSpec(
      "Apple's name for a gap as the key of a map",
      """
      sections:
        - group: {height: 44, interItemSpacing: {flexible: 8}, item: {}}
          items: 12
      """,
      """
      error[E201]: expected a spacing, found a map
        ┌─ grid.yaml:2:43
      2 │   - group: {height: 44, interItemSpacing: {flexible: 8}, item: {}}
        │                                           ^^^^^^^^^^^^^ write '8+'
      """),
    WrongSpec(
      "a unit after a space",
      """
      sections:
        - group: {height: 44 pt}
          items: 12
      """,
      """
      error[E204]: unknown unit ' pt' in a size
        ┌─ grid.yaml:2:23
      2 │   - group: {height: 44 pt}
        │                       ^^^ did you mean '44pt'?
      """),
    WrongSpec(
      "a percentage with an unknown axis",
      """
      sections:
        - group: {height: 50%x}
          items: 12
      """,
      """
      error[E204]: unknown unit 'x' in a size
        ┌─ grid.yaml:2:24
      2 │   - group: {height: 50%x}
        │                        ^ did you mean '50%h'?
      """),
    WrongSpec(
      "names for widths",
      """
      sections:
        - group: {height: 50, columns: {phone: 2, tablet: 4}}
          items: 12
      """,
      """
      error[E201]: expected a number of items, found a map
        ┌─ grid.yaml:2:34
      2 │   - group: {height: 50, columns: {phone: 2, tablet: 4}}
        │                                  ^^^^^^^^^^^^^^^^^^^^^ widths are given in points, for \
      example {default: 2, 600: 3}
      """),
    WrongSpec(
      "a negative width",
      """
      sections:
        - group: {height: 50, columns: {default: 2, -5: 4}}
          items: 12
      """,
      """
      error[E201]: expected a number of items, found a map
        ┌─ grid.yaml:2:34
      2 │   - group: {height: 50, columns: {default: 2, -5: 4}}
        │                                  ^^^^^^^^^^^^^^^^^^^ widths are given in points, for \
      example {default: 2, 600: 3}
      """),
    WrongSpec(
      "a space before a unit",
      """
      sections:
        - group: {height: 50 %}
          items: 12
      """,
      """
      error[E204]: unknown unit ' %' in a size
        ┌─ grid.yaml:2:23
      2 │   - group: {height: 50 %}
        │                       ^^ did you mean '50%'?
      """),
    WrongSpec(
      "a unit after an estimate",
      """
      sections:
        - group: {height: ~44pt}
          items: 12
      """,
      """
      error[E204]: unknown unit 'pt' in a size
        ┌─ grid.yaml:2:24
      2 │   - group: {height: ~44pt}
        │                        ^^ did you mean '~44'?
      """),
    WrongSpec(
      "a word for a size",
      """
      sections:
        - group: {height: auto}
          items: 12
      """,
      """
      error[E202]: 'auto' is not a height
        ┌─ grid.yaml:2:21
      2 │   - group: {height: auto}
        │                     ^^^^ did you mean '~44'?
      """),
    WrongSpec(
      "a misspelled dimension",
      """
      sections:
        - group: {height: .fractionalWidt(0.5)}
          items: 12
      """,
      """
      error[E203]: unknown dimension 'fractionalWidt'
        ┌─ grid.yaml:2:22
      2 │   - group: {height: .fractionalWidt(0.5)}
        │                      ^^^^^^^^^^^^^^ did you mean '.fractionalWidth(0.5)'?
      """),
    WrongSpec(
      "a fraction of a decimal number",
      """
      sections:
        - group: {width: 1/2.5w, height: 44}
          items: 12
      """,
      """
      error[E202]: '1/2.5' is not a fraction of whole numbers
        ┌─ grid.yaml:2:20
      2 │   - group: {width: 1/2.5w, height: 44}
        │                    ^^^^^ did you mean '40%'?
      """),
    WrongSpec(
      "a division by zero",
      """
      sections:
        - group: {width: 1/0w, height: 44}
          items: 12
      """,
      """
      error[E206]: division by zero
        ┌─ grid.yaml:2:22
      2 │   - group: {width: 1/0w, height: 44}
        │                      ^
      """),
    WrongSpec(
      "a negative size",
      """
      sections:
        - group: {height: -44}
          items: 12
      """,
      """
      error[E205]: a size cannot be negative
        ┌─ grid.yaml:2:21
      2 │   - group: {height: -44}
        │                     ^^^ did you mean '44'?
      """),
    WrongSpec(
      "a size too large",
      """
      sections:
        - group: {height: 44000000}
          items: 12
      """,
      """
      error[E207]: 44000000 is more than 1,000,000 points
        ┌─ grid.yaml:2:21
      2 │   - group: {height: 44000000}
        │                     ^^^^^^^^
      """),
    WrongSpec(
      "a size that is a map",
      """
      sections:
        - group: {size: {width: 50%, height: 44}}
          items: 12
      """,
      """
      error[E211]: a size is a list of width and height, not a map
        ┌─ grid.yaml:2:19
      2 │   - group: {size: {width: 50%, height: 44}}
        │                   ^^^^^^^^^^^^^^^^^^^^^^^^ write '[50%, 44]'
      """),
    WrongSpec(
      "a size of one number",
      """
      sections:
        - group: {size: 44}
          items: 12
      """,
      """
      error[E201]: expected a size [width, height], found a single value
        ┌─ grid.yaml:2:19
      2 │   - group: {size: 44}
        │                   ^^ write '[1w, 44]' or '[44, 44]'
      """),
    WrongSpec(
      "a size of three numbers",
      """
      sections:
        - group: {size: [1w, 44, 3]}
          items: 12
      """,
      """
      error[E209]: expected a size [width, height], found 3 values
        ┌─ grid.yaml:2:19
      2 │   - group: {size: [1w, 44, 3]}
        │                   ^^^^^^^^^^^
      """),
    WrongSpec(
      "a unit after a spacing",
      """
      sections:
        - group: {height: 44, columns: 2, interItemSpacing: 8px}
          items: 12
      """,
      """
      error[E204]: unknown unit 'px' in a spacing
        ┌─ grid.yaml:2:56
      2 │   - group: {height: 44, columns: 2, interItemSpacing: 8px}
        │                                                        ^^ did you mean '8'?
      """),
    WrongSpec(
      "a negative spacing",
      """
      sections:
        - group: {height: 44, columns: 2, interItemSpacing: -8}
          items: 12
      """,
      """
      error[E205]: this spacing cannot be negative
        ┌─ grid.yaml:2:55
      2 │   - group: {height: 44, columns: 2, interItemSpacing: -8}
        │                                                       ^^ did you mean '8'?
      """),
    WrongSpec(
      "a misspelled spacing",
      """
      sections:
        - group: {height: 44, columns: 2, interItemSpacing: .fixd(8)}
          items: 12
      """,
      """
      error[E203]: unknown spacing 'fixd'
        ┌─ grid.yaml:2:56
      2 │   - group: {height: 44, columns: 2, interItemSpacing: .fixd(8)}
        │                                                        ^^^^ did you mean '.fixed(8)'?
      """),
    WrongSpec(
      "a fraction of a width as a length",
      """
      sections:
        - group: {height: 44}
          items: 12
          interGroupSpacing: 5%w
      """,
      """
      error[E204]: unknown unit '%w' in a length
        ┌─ grid.yaml:4:25
      4 │     interGroupSpacing: 5%w
        │                         ^^ did you mean '=0.05 * width'?
      """),
    WrongSpec(
      "a fraction of a width as a spacing",
      """
      sections:
        - group: {height: 44, columns: 3, interItemSpacing: 2/25w}
          items: 12
      """,
      """
      error[E204]: unknown unit '/25w' in a spacing
        ┌─ grid.yaml:2:56
      2 │   - group: {height: 44, columns: 3, interItemSpacing: 2/25w}
        │                                                        ^^^^ did you mean '=2 * width / 25'?
      """),
    WrongSpec(
      "a fraction of the group's width in a frame",
      """
      sections:
        - group: {height: 44, custom: {frames: [[0, 0, 1/5w, 44]]}}
          items: 12
      """,
      """
      error[E204]: unknown unit '/5w' in a length
        ┌─ grid.yaml:2:51
      2 │   - group: {height: 44, custom: {frames: [[0, 0, 1/5w, 44]]}}
        │                                                   ^^^ did you mean '=width / 5'?
      """),
    WrongSpec(
      "a percentage as a length",
      """
      sections:
        - group: {height: 44}
          items: 12
          interGroupSpacing: 5%
      """,
      """
      error[E204]: unknown unit '%' in a length
        ┌─ grid.yaml:4:25
      4 │     interGroupSpacing: 5%
        │                         ^ did you mean '5pt'?
      """),
    WrongSpec(
      "insets of four numbers",
      """
      sections:
        - group: {height: 44}
          items: 12
          contentInsets: [1, 2, 3, 4]
      """,
      """
      error[E210]: four numbers are ambiguous insets: CSS and Apple order them differently, so name the edges
        ┌─ grid.yaml:4:20
      4 │     contentInsets: [1, 2, 3, 4]
        │                    ^^^^^^^^^^^^ write '{top: 1, leading: 2, bottom: 3, trailing: 4}'
      """),
    WrongSpec(
      "insets of three numbers",
      """
      sections:
        - group: {height: 44}
          items: 12
          contentInsets: [1, 2, 3]
      """,
      """
      error[E209]: expected [vertical, horizontal], found 3 values
        ┌─ grid.yaml:4:20
      4 │     contentInsets: [1, 2, 3]
        │                    ^^^^^^^^^
      """),
    WrongSpec(
      "a word as an inset",
      """
      sections:
        - group: {height: 44}
          items: 12
          contentInsets: [5, wide]
      """,
      """
      error[E202]: 'wide' is not a length
        ┌─ grid.yaml:4:24
      4 │     contentInsets: [5, wide]
        │                        ^^^^ for example 8 or 8pt
      """),
  ]
}
